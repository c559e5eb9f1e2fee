import { rideRow } from '../../store/conformance/rows.ts';
import type { Write } from '../../store/store.ts';
import { newerSince } from './newer-rows.ts';

/** When the old rows were created. */
export const old = newerSince - 1_000_000_000;
export const riderId = '01JOLDRIDER000000ABCDEFGHJ';
export const driverId = '01JOLDDRIVER00000KMNPQRSTV';
export const rideId = '01JOLDRIDE0000000012345678';
export const entryId = 'old-entry';
export const threadId = '01JOLDTHREAD00000087654321';
/** Two people of the same name, who ride with each other. */
const namesakes = ['alex0', 'alex1'] as const;
export const tens = Array.from({ length: 10 }, (_, index) => index);

const person = (
  id: string,
  email: string,
  name: string,
  created_at: number,
  role: 'rider' | 'driver' = 'rider',
) => ({
  id,
  email,
  name,
  role,
  phone: null,
  password_hash: '',
  is_active: 1 as const,
  created_at,
});

const addUsers = async (db: Write): Promise<void> => {
  await db
    .insertInto('users')
    .values([
      person(riderId, 'old.rider@older.example', 'Özgür Ångström', old),
      person(driverId, 'old.driver@older.example', 'Dora Driver', old + 1, 'driver'),
      // Old names that begin with the words, newer ones that do, and newer ones that only contain them.
      ...tens.map((index) =>
        person(`old${index}`, `${index}@a.example`, `Paging ${index}`, old + 10 + index),
      ),
      ...tens.map((index) =>
        person(`new${index}`, `${index}@b.example`, `Paging ${index}`, newerSince + 20_000 + index),
      ),
      ...tens.map((index) =>
        person(`part${index}`, `${index}@c.example`, `A paging ${index}`, newerSince + 20_000 + index),
      ),
      ...namesakes.map((id, index) => person(id, `${id}@d.example`, 'Alex Kim', old + 30 + index)),
    ])
    .execute();
};

const addRides = async (db: Write): Promise<void> => {
  const completed = { status: 'completed' as const, created_at: old, completed_at: old + 5 };
  await db
    .insertInto('rides')
    .values([
      rideRow(riderId, { id: rideId, driver_id: driverId, ...completed }),
      ...tens.map((index) =>
        rideRow('part0', { id: `ride${index}`, status: 'cancelled', created_at: old + index }),
      ),
      ...tens.map((index) =>
        rideRow(namesakes[index % 2 === 0 ? 0 : 1], {
          id: `both${index}`,
          driver_id: namesakes[index % 2 === 0 ? 1 : 0],
          status: 'completed',
          created_at: old + 20 + index,
          completed_at: old + 40 + index,
        }),
      ),
    ])
    .execute();
};

const addEntries = async (db: Write): Promise<void> => {
  const entry = {
    action: 'ride_requested',
    entity_type: 'ride',
    severity: 'info' as const,
    description: 'A ride',
    metadata: null,
    request_id: null,
  };
  await db
    .insertInto('audit')
    .values([
      { ...entry, id: entryId, entity_id: rideId, user_id: riderId, created_at: old },
      ...tens.map((index) => ({
        ...entry,
        id: `entry${index}`,
        entity_id: 'part0',
        user_id: index % 2 === 0 ? 'part0' : null,
        created_at: old + index,
      })),
      // By the driver, about the driver, and both.
      ...tens.slice(0, 6).map((index) => ({
        ...entry,
        id: `driver${index}`,
        action: 'driver_approved',
        entity_type: 'driver_profile',
        entity_id: index % 3 === 0 ? 'other' : driverId,
        user_id: index % 3 === 1 ? null : driverId,
        created_at: old + 50 + index,
      })),
    ])
    .execute();
};

const addConversations = async (db: Write): Promise<void> => {
  const threads = [threadId, ...tens.map((index) => `thread${index}`)].map((id, index) => ({
    id,
    at: old + index,
  }));
  await db
    .insertInto('conversations')
    .values(
      threads.map(({ id, at }) => ({
        thread_id: id,
        ride_id: null,
        message_count: 1,
        last_message_at: at,
        last_message_id: `m${id}`,
      })),
    )
    .execute();
  await db
    .insertInto('conversation_messages')
    .values(
      threads.map(({ id, at }) => ({
        id: `m${id}`,
        thread_id: id,
        sender_id: null,
        sender_name: 'Ada',
        message: 'Hello',
        created_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('conversation_participants')
    .values(threads.map(({ id }) => ({ thread_id: id, user_id: id === threadId ? riderId : 'part0' })))
    .execute();
};

/** Stores one old row of each list for one person, and ten for another, to page through. */
export const addOldRows = async (db: Write): Promise<void> => {
  await addUsers(db);
  await addRides(db);
  await addEntries(db);
  await addConversations(db);
};
