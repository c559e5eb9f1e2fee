import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { createIndexes, type Index } from './indexes.ts';

export const personIndexes: readonly Index[] = [
  { name: 'card_refunds_of_rider', on: 'card_refunds (rider_id)' },
  {
    name: 'conversation_messages_of_sender',
    on: 'conversation_messages (sender_id) where sender_id is not null',
  },
  { name: 'notifications_of_ride', on: 'notifications (ride_id) where ride_id is not null' },
  { name: 'notifications_of_sender', on: 'notifications (sender_id) where sender_id is not null' },
  { name: 'password_reset_requests_of_email', on: 'password_reset_requests (email)' },
  { name: 'ratings_of_rider', on: 'ratings (rider_id)' },
  { name: 'receivables_of_creditor', on: 'receivables (creditor_id)' },
  { name: 'receivables_of_debtor', on: 'receivables (debtor_id)' },
  { name: 'ride_offers_of_driver', on: 'ride_offers (driver_id)' },
  { name: 'rider_ratings_of_driver', on: 'rider_ratings (driver_id)' },
  { name: 'socket_tickets_of_user', on: 'socket_tickets (user_id)' },
  { name: 'top_ups_of_user', on: 'top_ups (user_id)' },
];

/** Finds the rows of one person in every table, for the download of their data and the deletion of their account. */
export const indexPersons = (db: Transaction<Database>): Promise<void> => createIndexes(db, personIndexes);
