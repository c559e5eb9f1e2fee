import type { AdminStats } from '@mobility/openapi';
import { fromCents } from '../domain/money/money.ts';
import type { Read } from '../store/store.ts';
import { ridesByDay, usersByDay } from './days.queries.ts';

const dayLength = 86_400_000;
const shown = 12;

type Days = NonNullable<AdminStats['history']>['days'];

/** The last 12 UTC days, oldest first, today included. `users` is how many there are now. */
export const readDays = async (db: Read, now: number, users: number): Promise<Days> => {
  const today = Math.floor(now / dayLength);
  const first = today - shown + 1;
  const rides = new Map((await ridesByDay(db, first).execute()).map((row) => [Number(row.day), row]));
  const created = new Map((await usersByDay(db, first).execute()).map((row) => [Number(row.day), row]));
  const days: Days = [];
  let left = users;
  for (let day = today; day >= first; day -= 1) {
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
