import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import { rideRow } from '../../store/conformance/rows.ts';
import { createTestContext, given, requestBy } from '../../testing/index.ts';
import { listDisputes } from '../disputes/listDisputes.ts';
import { listAdminRides } from './listAdminRides.ts';
import { listAdminUsers } from './listAdminUsers.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listConversations } from './listConversations.ts';

const dispute = {
  dispute_type: 'route_dispute',
  dispute_reason: 'A longer route',
  description: '',
  requested_refund: null,
  evidence: null,
  status: 'submitted',
  resolved_at: null,
  resolved_by: null,
  refunded_amount: null,
  resolution_note: null,
} as const;

/** A platform with this many users, rides, disputes, conversations and entries of the audit trail. */
const platform = async (count: number) => {
  const context = await createTestContext();
  const admin = await given.user(context, 'admin');
  const start = 1_790_000_000_000;
  await context.store.transaction(async (db) => {
    for (let index = 0; index < count; index += 1) {
      const [id, created_at] = [`row-${index}`, start + index];
      const person = {
        id,
        created_at,
        name: 'Someone',
        phone: null,
        role: 'rider',
        is_active: 1,
        password_hash: '',
      } as const;
      await db
        .insertInto('users')
        .values({ ...person, email: `${id}@many.example` })
        .execute();
      await db.insertInto('rides').values(rideRow(id, { id, created_at })).execute();
      const about = { entity_type: 'ride', entity_id: id, user_id: null, metadata: null, request_id: null };
      await db
        .insertInto('disputes')
        .values({ id, ride_id: id, rider_id: id, submitted_at: created_at, ...dispute })
        .execute();
      const thread = { thread_id: id, ride_id: null, last_message_at: created_at, last_message_id: id };
      await db
        .insertInto('conversations')
        .values({ ...thread, message_count: 1 })
        .execute();
      const message = { id, thread_id: id, message: 'Hello', created_at };
      await db
        .insertInto('conversation_messages')
        .values({ ...message, sender_id: null, sender_name: 'Ada' })
        .execute();
      await db
        .insertInto('audit')
        .values({ id, created_at, action: 'ride_query', severity: 'info', description: 'Read', ...about })
        .execute();
    }
  });
  const asked = <Query extends object>(query: Query) => requestBy(admin, { query });
  const readOf = (headers: Record<string, string> | undefined) => headers?.['x-searched'];
  return {
    users: async (query: object) => readOf((await listAdminUsers(context, asked(query))).headers),
    rides: async (query: object) =>
      readOf((await listAdminRides(context, asked({ sort: 'created_at', ...query }))).headers),
    disputes: async (query: object) => readOf((await listDisputes(context, asked(query))).headers),
    conversations: async (query: object) => readOf((await listConversations(context, asked(query))).headers),
    entries: async (query: object) => readOf((await listAuditLogs(context, asked(query))).headers),
  };
};

test('a search that stops before the end of its list says how many rows it read', async () => {
  const { users, rides, entries, disputes, conversations } = await platform(600);
  const words = { search: 'written nowhere' };
  const other = { type: 'payment_issue' };
  const readOfEach = async () => [
    await users(words),
    await rides(words),
    await entries(words),
    await conversations(words),
    await disputes(other),
  ];
  expect(await readOfEach()).toEqual(Array(5).fill(undefined));
  const { searched } = limits.history;
  try {
    Object.assign(limits.history, { searched: 500 });
    expect(await readOfEach()).toEqual(Array(5).fill('500'));
    expect([await users({}), await entries({ search: 'row-599', limit: 1 })]).toEqual([undefined, '500']);
    expect([await conversations({}), await disputes({})]).toEqual([undefined, undefined]);
    // Found before the search would have stopped.
    expect(await entries({ search: 'row-', limit: 5 })).toBeUndefined();
    expect(await conversations({ search: 'row-', limit: 5 })).toBeUndefined();
    expect(await disputes({ type: 'route_dispute', limit: 5 })).toBeUndefined();
  } finally {
    Object.assign(limits.history, { searched });
  }
});
