import { sql } from 'kysely';
import type { Write } from '../../store/store.ts';

/** When the first of them was created. */
export const newerSince = 1_790_000_000_000;
const numbers = sql.raw(
  'with recursive n(i) as (select cast(0 as bigint) union all select i + 1 from n where i < 10099)',
);
const since = sql.lit(newerSince);
const id = (kind: string) => sql.raw(`'${kind}' || (100000 + i)`);

/** Stores more rows than a search reads of each list, all newer than those of the tests. */
export const addNewerRows = async (db: Write): Promise<void> => {
  await sql`${numbers} insert into users (id, email, password_hash, name, phone, role, is_active, created_at)
    select ${id('n')}, 'new-' || i || '@newer.example', '', 'Newer ' || i, null, 'rider', 1, ${since} + i from n`.execute(
    db,
  );
  await sql`${numbers} insert into rides (id, rider_id, status, version, attempt, pickup_latitude, pickup_longitude,
      pickup_address, dropoff_latitude, dropoff_longitude, dropoff_address, vehicle_type, passenger_count, distance_km,
      duration_minutes, estimated_fare, created_at, cancelled_at, cancelled_by, expires_at)
    select ${id('nr')}, ${id('n')}, 'cancelled', 2, 1, 37.7, -122.4, 'City Hall', 37.8, -122.4, 'Ferry Building', 'economy',
      1, 2.8, 6, 5000, ${since} + i, ${since} + i, 'rider', ${since} + i from n`.execute(db);
  await sql`${numbers} insert into audit (id, action, entity_type, entity_id, user_id, severity, description, created_at)
    select ${id('na')}, 'ride_requested', 'ride', ${id('nr')}, ${id('n')}, 'info', 'A ride', ${since} + i
    from n`.execute(db);
  await sql`${numbers} insert into conversations (thread_id, ride_id, message_count, last_message_at, last_message_id)
    select ${id('nt')}, ${id('nr')}, 1, ${since} + i, ${id('nm')} from n`.execute(db);
  await sql`${numbers} insert into conversation_messages (id, thread_id, sender_id, sender_name, message, created_at)
    select ${id('nm')}, ${id('nt')}, ${id('n')}, 'Newer', 'Hello', ${since} + i from n`.execute(db);
};
