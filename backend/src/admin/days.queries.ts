import { sql } from 'kysely';
import type { Read } from '../store/store.ts';

/** The rides requested on each day and the fares completed on it in cents, from this day on. Days without rides are left out. */
export const ridesByDay = (db: Read, from: number) =>
  db
    .selectFrom('ride_days')
    .where('day', '>=', String(from))
    .groupBy('day')
    .select(['day', sql<number>`sum(rides)`.as('rides'), sql<number>`sum(revenue)`.as('revenue')]);

/** The accounts created on each day, from this day on. Days without new accounts are left out. */
export const usersByDay = (db: Read, from: number) =>
  db
    .selectFrom('user_days')
    .where('day', '>=', String(from))
    .groupBy('day')
    .select(['day', sql<number>`sum(users)`.as('users')]);
