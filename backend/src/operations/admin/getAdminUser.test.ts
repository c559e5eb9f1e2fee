import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import {
  createClock,
  createTestContext,
  given,
  outcomeOf,
  type Person,
  requestBy,
} from '../../testing/index.ts';
import { listDisputes } from '../disputes/listDisputes.ts';
import { getAdminUser } from './getAdminUser.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listEmails } from './listEmails.ts';
import { listUserPayments } from './listUserPayments.ts';
import { listUserRides } from './listUserRides.ts';
import { sendValidationEmail } from './sendValidationEmail.ts';
import { setUserStatus } from './setUserStatus.ts';

/** Advances with each reading, so that no two records have the same time and lists have one order. */
const createTickingClock = () => {
  const clock = createClock();
  return () => {
    clock.advance(1);
    return clock.now();
  };
};

let context: Context;
let admin: Person;
beforeAll(async () => {
  context = await createTestContext({ demo: true, now: createTickingClock() });
  admin = await given.user(context, 'admin', { name: 'Ada Admin' });
});
afterAll(() => context.store.close());

const of = ({ id }: { id: string }, query: object = {}) => requestBy(admin, { params: { id }, query });

describe('one user', () => {
  test('an admin sees the vehicle, the plate and the license of a driver before the approval', async () => {
    const driver = await given.driverWithProfile(context, { balance: 48.57 });
    const { body } = await getAdminUser(context, of(driver));
    expect(body).toMatchObject({
      user: { id: driver.id, is_approved: false },
      balance: 48.57,
      driver_profile: {
        license_plate: expect.any(String),
        license_number: expect.any(String),
        is_approved: false,
      },
      disputes: 0,
    });
  });

  test('a rider has no profile, and the disputes are counted', async () => {
    const { rider } = await given.disputedRide(context);
    const { body } = await getAdminUser(context, of(rider));
    expect(body).toMatchObject({ driver_profile: null, disputes: 1 });
  });

  test('of a driver, the disputes about the rides that the driver drove are counted', async () => {
    const { driver } = await given.disputedRide(context);
    const { body } = await getAdminUser(context, of(driver));
    expect(body).toMatchObject({ user: { role: 'driver' }, disputes: 1 });
  });

  test('an unknown user is refused', async () => {
    const nobody = { id: 'nobody' };
    for (const read of [
      async () => getAdminUser(context, of(nobody)),
      async () => listUserRides(context, of(nobody)),
      async () => listUserPayments(context, of(nobody)),
    ]) {
      const outcome = await outcomeOf(read());
      expect(outcome.slice(0, 2)).toEqual([404, 'user_not_found']);
    }
  });
});

describe('what belongs to a user', () => {
  test('the rides of a rider and of a driver come in pages, without those of others', async () => {
    const [rider, driver] = [
      await given.user(context, 'rider', { balance: 100 }),
      await given.approvedDriver(context),
    ];
    const mine: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      mine.unshift((await given.completedRide(context, { rider, driver, payment: 'balance' })).rideId);
    }
    await given.completedRide(context);
    for (const person of [rider, driver]) {
      const first = await listUserRides(context, of(person, { limit: 2 }));
      const cursor = first.headers?.['x-next-cursor'];
      const last = await listUserRides(context, of(person, { limit: 2, cursor }));
      expect([...first.body, ...last.body].map(({ id }) => id)).toEqual(mine);
      expect(last.headers).toEqual({});
      const paid = await listUserPayments(context, of(person, { limit: 2 }));
      expect(paid.body.map(({ ride_id }) => ride_id)).toEqual(mine.slice(0, 2));
      const rest = await listUserPayments(
        context,
        of(person, { limit: 2, cursor: paid.headers?.['x-next-cursor'] }),
      );
      expect(rest.body.map(({ ride_id }) => ride_id)).toEqual(mine.slice(2));
    }
  });

  test('disputes and e-mails are those of the user, and disputes come in pages', async () => {
    const { rider, driver, disputeId } = await given.disputedRide(context);
    await given.disputedRide(context);
    const disputes = async (query: object) => listDisputes(context, requestBy(admin, { query }));
    for (const person of [rider, driver]) {
      const { body } = await disputes({ user_id: person.id });
      expect(body.disputes.map(({ id }) => id)).toEqual([disputeId]);
    }
    const first = await disputes({ limit: 1 });
    const second = await disputes({ limit: 1, cursor: first.headers?.['x-next-cursor'] });
    expect(second.body.disputes[0]?.id).toBe(disputeId);
    await sendValidationEmail(context, of(rider));
    await sendValidationEmail(context, of(await given.user(context, 'rider')));
    const mails = await listEmails(context, requestBy(admin, { query: { user_id: rider.id } }));
    expect(new Set(mails.body.emails.map(({ recipient }) => recipient))).toEqual(new Set([rider.email]));
  });

  test('the audit trail of a user has what the user did and what was done to the account, each once', async () => {
    const person = await given.user(context, 'admin', { name: 'Second Admin' });
    const other = await given.user(context, 'rider');
    await setUserStatus(context, requestBy(person, { params: { id: other.id }, body: { is_active: false } }));
    await setUserStatus(context, requestBy(admin, { params: { id: person.id }, body: { is_active: false } }));
    const entriesOf = async (user_id: string, query: object = {}) =>
      (await listAuditLogs(context, requestBy(admin, { query: { user_id, limit: 100, ...query } }))).body;
    const entries = await entriesOf(person.id);
    expect(entries.map(({ user_name, entity_id }) => [user_name, entity_id]).slice(0, 2)).toEqual([
      ['Ada Admin', person.id],
      ['Second Admin', other.id],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect((await entriesOf(person.id, { direction: 'asc' })).map(({ id }) => id)).toEqual(
      entries.map(({ id }) => id).toReversed(),
    );
    expect(await entriesOf(person.id, { action: 'user_login' })).toEqual([]);
    expect(await entriesOf('nobody')).toEqual([]);
  });
});
