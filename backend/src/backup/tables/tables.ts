import document from '@mobility/openapi/document' with { type: 'json' };
import type { Database } from '../../store/schema.ts';
import {
  codeOf,
  count,
  flag,
  id,
  identity,
  jsonLike,
  orNull,
  ref,
  type Table,
  table,
  textLike,
  time,
  wordOf,
} from './columns.ts';
import { moneyTables } from './tables-money.ts';
import { peopleTables } from './tables-people.ts';
import { rideTables } from './tables-rides.ts';

const { AuditLog, ConversationMessage, Notification } = document.components.schemas;
const [told, entry] = [Notification.properties, AuditLog.properties];

const messageTables: readonly Table[] = [
  table('conversations', ['thread_id'], {
    thread_id: id,
    ride_id: orNull(ref('rides')),
    message_count: count,
    last_message_at: time,
    last_message_id: id,
    answered_message_id: orNull(id),
    answered_by: orNull(ref('users')),
  }),
  table('conversation_participants', ['thread_id', 'user_id'], {
    thread_id: ref('conversations'),
    user_id: ref('users'),
  }),
  table('conversation_messages', ['id'], {
    position: identity,
    id,
    thread_id: ref('conversations'),
    sender_id: orNull(id),
    sender_name: textLike(ConversationMessage.properties.sender_name),
    message: textLike(ConversationMessage.properties.message),
    created_at: time,
  }),
  table('notifications', ['id'], {
    id,
    user_id: ref('users'),
    seq: count,
    type: wordOf('NotificationType'),
    title: textLike(told.title),
    message: textLike(told.message),
    sender_id: orNull(id),
    sender_name: orNull(textLike(told.sender_name)),
    thread_id: orNull(ref('conversations')),
    ride_id: orNull(ref('rides')),
    data: jsonLike(told.data),
    read: flag,
    delivered: flag,
    created_at: time,
  }),
];

// The numbers of new messages must continue after those of the notifications.
const sequenceTable = table('live_sequences', ['user_id'], { user_id: ref('users'), seq: count });

// The format that operations write and filters compare.
const word = /^[a-z_]+$/;
const auditColumns = table('audit', ['id'], {
  id,
  action: { ...textLike(entry.action), pattern: word },
  entity_type: { ...textLike(entry.entity_type), pattern: word },
  entity_id: orNull(textLike(entry.entity_id)),
  user_id: orNull(id),
  severity: wordOf('AuditSeverity'),
  description: textLike(entry.description),
  metadata: orNull(jsonLike(entry.metadata)),
  request_id: orNull(codeOf(/^[\w.-]{1,128}$/)),
  created_at: time,
});
// What was done here stays recorded, whatever a backup brings back.
const auditTable: Table = { ...auditColumns, grows: true };

/** The tables of a backup, referred tables first. */
export const keptTables: readonly Table[] = [
  ...peopleTables,
  ...rideTables,
  ...moneyTables,
  ...messageTables,
  sequenceTable,
  auditTable,
];

/** The names of the tables of a backup. */
export const keptNames: readonly string[] = keptTables.map(({ name }) => name);

/** The tables that a restore empties and a backup does not have: sessions, one-time links, stored answers, and queued messages. */
export const endingTables = [
  'replaced_tokens',
  'sessions',
  'socket_tickets',
  'trip_shares',
  'driver_presence',
  'email_validations',
  'password_reset_requests',
  'password_resets',
  'idempotency',
  'outbox',
  'emails',
] as const satisfies readonly (keyof Database)[];

/** The tables that a restore empties, referring tables first. */
export const emptiedNames: readonly string[] = [
  ...endingTables,
  ...keptTables
    .filter(({ grows }) => !grows)
    .map(({ name }) => name)
    .toReversed(),
];

/** The tables that a restore leaves alone: they belong to the installation or to external systems. */
export const stayingTables = [
  'meta',
  'migrations',
  'simulation',
  'sandbox_checkouts',
  'forgotten_cards',
] as const satisfies readonly (keyof Database)[];

/** The tables of sums that the database keeps: they follow the other tables. */
export const followingTables = [
  'ride_totals',
  'ride_counts',
  'account_balances',
  'driver_rating_totals',
  'rider_rating_totals',
  'driver_earnings',
  'rider_fares',
  'user_counts',
  'ride_days',
  'user_days',
  'conversation_totals',
  'dispute_totals',
  'unpaid_totals',
] as const satisfies readonly (keyof Database)[];
