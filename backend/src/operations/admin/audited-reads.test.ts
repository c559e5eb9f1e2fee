import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  type Clock,
  createClock,
  createTestContext,
  given,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { getAdminUser } from './getAdminUser.ts';
import { getUserBalance } from './getUserBalance.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listRideCandidates } from './listRideCandidates.ts';

let context: Context;
let clock: Clock;
let admin: Person;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
  admin = await given.user(context, 'admin');
});
afterEach(() => context.store.close());

/** What an admin looked at, newest first, of the entries that a search of the trail finds. */
const lookedAt = async (search: string) => {
  const { body } = await listAuditLogs(context, requestBy(admin, { query: { search, limit: 50 } }));
  return body
    .filter(({ action }) => action.endsWith('_query'))
    .map(({ description, entity_type, subject_name, subject_email }) => [
      description,
      entity_type,
      subject_name,
      subject_email,
    ]);
};
const of = ({ id }: Pick<Person, 'id'>) => requestBy(admin, { params: { id } });

test('an entry about a read names the person whose data it was, and is found by that name', async () => {
  const dana = await given.user(context, 'rider', { name: 'Dana Diaz' });
  await given.user(context, 'rider', { name: 'Sam Somebody' });
  await getAdminUser(context, of(dana));
  clock.advance(1);
  await getUserBalance(context, of(dana));
  expect(await lookedAt('Dana Diaz')).toEqual([
    ['Looked at a balance', 'balance', 'Dana Diaz', dana.email],
    ['Looked at a user', 'user', 'Dana Diaz', dana.email],
  ]);
  expect(await lookedAt('Sam Somebody')).toEqual([]);
});

test('a look at who could take a ride names the rider of that ride', async () => {
  const { rideId, rider } = await given.pendingRide(context);
  await listRideCandidates(context, of({ id: rideId }));
  const entries = await lookedAt(rideId);
  expect(entries).toEqual([
    ['Looked at the drivers who could take a ride', 'ride', expect.any(String), rider.email],
  ]);
});

test('reading a user writes one audit entry per user in five minutes', async () => {
  const dana = await given.user(context, 'rider', { name: 'Dana Diaz' });
  const sam = await given.user(context, 'rider', { name: 'Sam Somebody' });
  for (const person of [dana, sam, dana, sam]) await getAdminUser(context, of(person));
  expect([(await lookedAt('Dana Diaz')).length, (await lookedAt('Sam Somebody')).length]).toEqual([1, 1]);
  clock.advance(301_000);
  await getAdminUser(context, of(dana));
  expect((await lookedAt('Dana Diaz')).length).toBe(2);
});
