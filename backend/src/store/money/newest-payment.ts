import { sql } from 'kysely';

/** The id of the newest payment of a ride, for a join. `rides` is the name that the query gives the rides. */
export const newestPaymentOf = (rides: 'rides' | 'unpaid') =>
  sql<string>`(select p.id from payments p where p.ride_id = ${sql.ref(`${rides}.id`)} order by p.position desc limit 1)`;
