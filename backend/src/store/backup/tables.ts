import type { Database } from '../schema.ts';
import { flag, id, identity, integer, json, orNull, ref, type Table, table, text, words } from './columns.ts';
import { moneyTables } from './tables-money.ts';
import { peopleTables } from './tables-people.ts';
import { rideTables } from './tables-rides.ts';

const messageTables: readonly Table[] = [
  table('conversations', ['thread_id'], {
    thread_id: id,
    ride_id: orNull(ref('rides')),
    message_count: integer,
    last_message_at: integer,
    last_message_id: id,
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
    sender_name: text,
    message: text,
    created_at: integer,
  }),
  table('notifications', ['id'], {
    id,
    user_id: ref('users'),
    seq: integer,
    type: text,
    title: text,
    message: text,
    sender_id: orNull(id),
    sender_name: orNull(text),
    thread_id: orNull(id),
    ride_id: orNull(id),
    data: json,
    read: flag,
    delivered: flag,
    created_at: integer,
  }),
];

// The next message's number has to follow those of the notifications.
const sequenceTable = table('live_sequences', ['user_id'], { user_id: ref('users'), seq: integer });

const auditTable = table('audit', ['id'], {
  id,
  action: text,
  entity_type: text,
  entity_id: orNull(text),
  user_id: orNull(id),
  severity: words('critical', 'high', 'medium', 'low', 'info'),
  description: text,
  metadata: orNull(json),
  request_id: orNull(text),
  created_at: integer,
});

/** What a backup holds: first what others refer to. */
export const keptTables: readonly Table[] = [
  ...peopleTables,
  ...rideTables,
  ...moneyTables,
  ...messageTables,
  sequenceTable,
  auditTable,
];

/** What ends with a restore: who is signed in, one-time links, answers to repeat, and what waits to be delivered. */
export const endingTables = [
  'sessions',
  'socket_tickets',
  'driver_presence',
  'email_validations',
  'idempotency',
  'outbox',
  'emails',
] as const satisfies readonly (keyof Database)[];

/** What belongs to the installation, or to the world outside, and not to its data. */
export const stayingTables = [
  'meta',
  'simulation',
  'sandbox_checkouts',
] as const satisfies readonly (keyof Database)[];
