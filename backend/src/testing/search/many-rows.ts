import { rideRow } from '../../store/conformance/rows.ts';
import type { Store } from '../../store/store.ts';

/** How many users, rides and audit entries there are. */
export const many = 1_200;
/** When the first of them was created, in milliseconds since 1970. */
export const start = 1_790_000_000_000;
/** The index of each. */
export const numbers = Array.from({ length: many }, (_, index) => index);
/** The id of the ride and of the audit entry of an index; a user's begins with 'u'. */
export const idOf = (index: number): string => `r${String(index).padStart(6, '0')}`;

/** Inserts users, each with a ride, and audit entries; several share a millisecond. */
export const insertManyRows = async (store: Store): Promise<void> => {
  await store.transaction(async (db) => {
    const people = numbers.map((index) => ({
      id: `u${idOf(index)}`,
      email: `${index}@many.example`,
      name: index === 3 ? 'Özgür Öz' : `User ${index}`,
      phone: null,
      role: 'rider' as const,
      password_hash: '',
      // Several share a millisecond.
      created_at: start + Math.floor(index / 7),
      is_active: index % 100 === 0 ? (0 as const) : (1 as const),
    }));
    const rides = numbers.map((index) => {
      const isPending = index % 400 === 0;
      return rideRow(`u${idOf(index)}`, {
        id: idOf(index),
        status: isPending ? 'pending' : index % 3 === 0 ? 'cancelled' : 'completed',
        settlement: !isPending && index % 3 !== 0 ? 'owed' : null,
        estimated_fare: 500 + (index % 40),
        created_at: start + Math.floor(index / 5),
        completed_at: isPending ? null : start + 5_000 - index,
      });
    });
    const entries = numbers.map((index) => ({
      id: idOf(index),
      action: index % 10 === 0 ? 'user_login' : 'ride_requested',
      entity_type: index % 2 === 0 ? 'user' : 'ride',
      entity_id: null,
      user_id: null,
      severity: index % 300 === 0 ? ('critical' as const) : ('info' as const),
      description: `Entry ${index}`,
      metadata: null,
      request_id: null,
      created_at: start + Math.floor(index / 4),
    }));
    for (let from = 0; from < many; from += 100) {
      await db
        .insertInto('users')
        .values(people.slice(from, from + 100))
        .execute();
      await db
        .insertInto('rides')
        .values(rides.slice(from, from + 100))
        .execute();
      await db
        .insertInto('audit')
        .values(entries.slice(from, from + 100))
        .execute();
    }
  });
};
