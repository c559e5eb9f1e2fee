import type { AdminStats } from '@mobility/openapi';
import { fromCents } from '../domain/money/money.ts';
import type { Read } from '../store/store.ts';
import { ridesByDay, usersByDay } from './days.queries.ts';

const dayLength = 86_400_000;
const shown = 12;

type Days = NonNullable<AdminStats['history']>['days'];

/** Reads what happened on each of the last 12 UTC days. */
export const readDays = async (db: Read, now: number) => {
  const first = Math.floor(now / dayLength) - shown + 1;
  const [rides, created] = await Promise.all([
    ridesByDay(db, first).execute(),
    usersByDay(db, first).execute(),
  ]);
  return {
    first,
    rides: new Map(rides.map((row) => [Number(row.day), row])),
    created: new Map(created.map((row) => [Number(row.day), row])),
  };
};

/** The last 12 UTC days, oldest first, today included. `users` is how many there are now. */
export const daysFrom = (
  { first, rides, created }: Awaited<ReturnType<typeof readDays>>,
  users: number,
): Days => {
  const days: Days = [];
  let left = users;
  for (let day = first + shown - 1; day >= first; day -= 1) {
    days.unshift({
      date: new Date(day * dayLength).toISOString().slice(0, 10),
      users: Math.max(0, left),
      rides: Number(rides.get(day)?.rides ?? 0),
      revenue: fromCents(Number(rides.get(day)?.revenue ?? 0)),
    });
    left -= Number(created.get(day)?.users ?? 0);
  }
  return days;
};
