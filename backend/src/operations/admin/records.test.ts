import { describe, expect, it, onTestFinished } from 'vitest';
import { createClock, createTestContext, given, outcomeOf, requestBy } from '../../testing/index.ts';
import { removeCard } from '../user/removeCard.ts';
import { createBackup } from './createBackup.ts';
import { getAdminStats } from './getAdminStats.ts';
import { getUserBalance } from './getUserBalance.ts';
import { listAdminRides } from './listAdminRides.ts';
import { listAdminUsers } from './listAdminUsers.ts';
import { listAuditLogs } from './listAuditLogs.ts';
import { listEmails } from './listEmails.ts';
import { listUnpaidRides } from './listUnpaidRides.ts';
import { sendUserMessage } from './sendUserMessage.ts';
import { sendValidationEmail } from './sendValidationEmail.ts';
import { setUserStatus } from './setUserStatus.ts';

const world = async (demo = false) => {
  const clock = createClock();
  const context = await createTestContext({ now: clock.now, demo });
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin');
  const queries = () =>
    context.store.read
      .selectFrom('audit')
      .select(['action', 'user_id', 'entity_type'])
      .where('action', 'in', ['ride_query', 'payment_query'])
      .orderBy('created_at')
      .orderBy('action', 'desc')
      .execute();
  return { clock, context, admin, queries };
};

describe('the rides', () => {
  it('the rides are in two lists, newest first, with the names of rider and driver', async () => {
    const { clock, context, admin } = await world();
    const cancelled = await given.cancelledRide(context);
    clock.advance(1_000);
    const accepted = await given.acceptedRide(context);
    clock.advance(1_000);
    const pending = await given.pendingRide(context);
    const { body } = await listAdminRides(context, requestBy(admin));
    expect(body.pending_requests).toMatchObject([
      { id: pending.rideId, ride_type: 'pending', driver_name: null },
    ]);
    expect(body.completed_matches).toMatchObject([
      {
        id: accepted.rideId,
        ride_type: 'completed',
        status: 'accepted',
        rider_name: accepted.rider.name,
        driver_name: accepted.driver.name,
      },
      { id: cancelled.rideId, status: 'cancelled' },
    ]);
    const limited = await listAdminRides(context, requestBy(admin, { query: { limit: 1 } }));
    expect(limited.body.completed_matches).toHaveLength(1);
  });
});

describe('the trail', () => {
  it('the audit log is newest first, with ten entries by default, and its metadata is an object', async () => {
    const { context, admin, clock } = await world();
    for (let ride = 0; ride < 4; ride += 1) {
      await given.cancelledRide(context);
      clock.advance(1_000);
    }
    const { body } = await listAuditLogs(context, requestBy(admin));
    expect(body).toHaveLength(8);
    expect(body.find(({ action }) => action === 'ride_cancelled')).toMatchObject({
      action: 'ride_cancelled',
      entity_type: 'ride',
      severity: 'low',
      metadata: { reason: 'Plans changed', penalty: 0 },
    });
    await given.acceptedRide(context);
    expect((await listAuditLogs(context, requestBy(admin))).body).toHaveLength(10);
    const many = await listAuditLogs(context, requestBy(admin, { query: { limit: 1000 } }));
    expect(many.body.length).toBeGreaterThan(10);
    const times = many.body.map(({ timestamp }) => String(timestamp));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('an entry names the user it concerns, and an entry about a ride names the rider', async () => {
    const { context, admin } = await world();
    const ride = await given.cancelledRide(context);
    await setUserStatus(
      context,
      requestBy(admin, { params: { id: ride.rider.id }, body: { is_active: false } }),
    );
    await createBackup(context, requestBy(admin));
    const { body } = await listAuditLogs(context, requestBy(admin));
    const subjectOf = (name: string) => {
      const entry = body.find(({ action }) => action === name);
      return [entry?.subject_name, entry?.subject_email];
    };
    const { name, email } = ride.rider;
    expect(['ride_cancelled', 'admin_user_modified'].map(subjectOf)).toEqual(Array(2).fill([name, email]));
    expect(subjectOf('admin_system_config_changed')).toEqual([null, null]);
  });

  it('an entry about a payment, a card or a dispute names the person whose it is', async () => {
    const { context, admin } = await world();
    const { rider } = await given.disputedRide(context);
    const card = await given.savedCard(context, rider);
    await removeCard(context, requestBy(rider, { params: { cardId: card.id } }));
    const query = { limit: 100 };
    const { body } = await listAuditLogs(context, requestBy(admin, { query }));
    const subjectOf = (name: string) => {
      const entry = body.find(({ action }) => action === name);
      return [entry?.subject_name, entry?.subject_email];
    };
    const about = ['payment_initiated', 'payment_paid', 'dispute_submitted', 'card_saved', 'card_removed'];
    expect(about.map(subjectOf)).toEqual(Array(about.length).fill([rider.name, rider.email]));
  });

  it('an entry is found by a part of its own id', async () => {
    const { context, admin } = await world();
    await given.cancelledRide(context);
    const find = async (query: { limit?: number; search?: string }) =>
      (await listAuditLogs(context, requestBy(admin, { query }))).body.map(({ id }) => id);
    const [first = ''] = await find({ limit: 1 });
    expect(await find({ search: first.slice(-8).toLowerCase() })).toEqual([first]);
  });

  it('an audit entry about a reply names the receiver, and has no name if all admins received it', async () => {
    const { context, admin } = await world();
    const rider = await given.user(context, 'rider');
    await sendUserMessage(
      context,
      requestBy(admin, { params: { id: rider.id }, body: { message: 'What did you leave behind?' } }),
    );
    await given.reply(context, rider, await given.lastNotification(context, rider), 'An umbrella');
    await given.reply(context, admin, await given.lastNotification(context, admin), 'The driver has it');
    const query = { limit: 100, action: 'notification_reply' };
    const { body } = await listAuditLogs(context, requestBy(admin, { query }));
    expect(body.map(({ user_id, subject_name }) => [user_id, subject_name])).toEqual([
      [admin.id, rider.name],
      [rider.id, null],
    ]);
  });

  it('a look at rides or payments is audited once in five minutes per admin and query', async () => {
    const { clock, context, admin, queries } = await world();
    const other = await given.user(context, 'admin');
    const look = async (by = admin) => {
      await listAdminRides(context, requestBy(by));
      await listUnpaidRides(context, requestBy(by));
      await getUserBalance(context, requestBy(by, { params: { id: admin.id } }));
    };
    for (let refresh = 0; refresh < 10; refresh += 1) {
      await look();
      clock.advance(29_999);
    }
    expect(await queries()).toEqual([
      { action: 'ride_query', user_id: admin.id, entity_type: 'ride' },
      { action: 'payment_query', user_id: admin.id, entity_type: 'payment' },
      { action: 'payment_query', user_id: admin.id, entity_type: 'balance' },
    ]);
    await look(other);
    expect(await queries()).toHaveLength(6);
    clock.advance(10);
    await look();
    expect(await queries()).toHaveLength(9);
  });

  it('a failed audit entry does not fail the query', async () => {
    const { context, admin, queries } = await world();
    const broken = {
      ...context,
      store: { ...context.store, inSteps: () => Promise.reject(new Error('disk full')) },
    };
    expect((await listAdminRides(broken, requestBy(admin))).status).toBe(200);
    expect(await queries()).toEqual([]);
  });
});

describe('the outgoing mail', () => {
  it('outgoing e-mail is listed only in demo mode', async () => {
    const { context, admin } = await world(true);
    const rider = await given.user(context, 'rider');
    await sendValidationEmail(context, requestBy(admin, { params: { id: rider.id } }));
    const { body } = await listEmails(context, requestBy(admin));
    expect(body.emails).toMatchObject([
      { kind: 'validation', recipient: rider.email, status: 'waiting', attempts: 0 },
    ]);
    const closed = await world();
    expect(await outcomeOf(listEmails(closed.context, requestBy(closed.admin)))).toEqual([
      404,
      'not_found',
      'Not found',
    ]);
  });

  it('the list of e-mail shows what happened to each', async () => {
    const { context, admin } = await world(true);
    const row = {
      kind: 'validation' as const,
      recipient: 'a@example.com',
      subject: 'S',
      text: 'T',
      created_at: 1,
    };
    const rest = { claimed_at: null, failure: null, sent_at: null };
    await context.store.transaction((db) =>
      db
        .insertInto('emails')
        .values([
          { ...row, ...rest, id: 'c', attempts: 1, sent_at: 2 },
          { ...row, ...rest, id: 'b', attempts: 5, failure: '550 no' },
          { ...row, ...rest, id: 'a', attempts: 5, claimed_at: 2 },
        ])
        .execute(),
    );
    const { body } = await listEmails(context, requestBy(admin));
    expect(body.emails.map(({ status }) => status)).toEqual(['sent', 'failed', 'waiting']);
  });
});

describe('the figures', () => {
  it('the statistics count users and totals from the store', async () => {
    const { context, admin } = await world();
    const { driver, rider } = await given.completedRide(context, { rating: 4, payment: 'balance' });
    await given.completedRide(context, { driver, rating: 5, rider });
    await given.pendingRide(context);
    const { body: users } = await listAdminUsers(context, requestBy(admin));
    const byId = new Map(users.map((user) => [user.id, user]));
    expect(byId.get(driver.id)).toMatchObject({ rating: 4.5, total_rides: 2, is_online: true });
    expect(byId.get(rider.id)).toMatchObject({
      rating: null,
      total_rides: 2,
      is_online: false,
      email_verified: false,
    });
    const { body } = await getAdminStats(context, requestBy(admin));
    expect(body).toMatchObject({
      total_rides: 3,
      completed_rides: 2,
      online_drivers: 1,
      completion_rate: 66.7,
    });
  });
});
