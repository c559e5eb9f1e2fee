import { limits } from '@mobility/openapi/limits';
import { expect, test } from 'vitest';
import { rideRow } from '../../store/conformance/rows.ts';
import { createTestContext, given, requestBy } from '../../testing/index.ts';
import { listAdminRides } from './listAdminRides.ts';
import { listAdminUsers } from './listAdminUsers.ts';
import { listAuditLogs } from './listAuditLogs.ts';

/** A platform with this many users, rides and entries of the audit trail. */
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
    entries: async (query: object) => readOf((await listAuditLogs(context, asked(query))).headers),
  };
};

test('a search that stops before the end of its list says how many rows it read', async () => {
  const { users, rides, entries } = await platform(600);
  const words = { search: 'written nowhere' };
  expect([await users(words), await rides(words), await entries(words)]).toEqual(Array(3).fill(undefined));
  const { searched } = limits.history;
  try {
    Object.assign(limits.history, { searched: 500 });
    expect([await users(words), await rides(words), await entries(words)]).toEqual(Array(3).fill('500'));
    expect([await users({}), await entries({ search: 'row-599', limit: 1 })]).toEqual([undefined, '500']);
    // Found before the search would have stopped.
    expect(await entries({ search: 'row-', limit: 5 })).toBeUndefined();
  } finally {
    Object.assign(limits.history, { searched });
  }
});
