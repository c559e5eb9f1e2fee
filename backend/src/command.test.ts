import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandAfter, jobFor, transact } from './command.ts';
import type { Context } from './context.ts';
import { creditBalance } from './domain/money/ledger.ts';
import { Refusal } from './domain/refusal.ts';
import { bookRide } from './operations/rides/bookRide.ts';
import { cancelRide } from './operations/rides/cancelRide.ts';
import { updateRide } from './operations/rides/updateRide.ts';
import { post } from './store/money/ledger.ts';
import { type Clock, createClock, createTestContext, given, outcomeOf, requestBy } from './testing/index.ts';

let context: Context;
let clock: Clock;
beforeEach(async () => {
  clock = createClock();
  context = await createTestContext({ now: clock.now });
});
afterEach(() => context.store.close());

const rideCount = async () => (await context.store.read.selectFrom('rides').select('id').execute()).length;

test('concurrent calls with the same key create one ride and get the same answer', async () => {
  const rider = await given.user(context, 'rider');
  const request = requestBy<'bookRide'>(rider, { body: given.trip, key: 'booking-1' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => bookRide(context, request)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await rideCount()).toBe(1);
});

test('a second booking without a key is refused because of the active ride', async () => {
  const { rider } = await given.pendingRide(context);
  const call = bookRide(context, requestBy(rider, { body: given.trip }));
  expect((await outcomeOf(call)).slice(0, 2)).toEqual([409, 'active_ride_exists']);
});

test('the same key with another body is refused', async () => {
  const rider = await given.user(context, 'rider');
  await bookRide(context, requestBy(rider, { body: given.trip, key: 'booking-1' }));
  const other = requestBy<'bookRide'>(rider, {
    body: { ...given.trip, passenger_count: 2 },
    key: 'booking-1',
  });
  expect((await outcomeOf(bookRide(context, other))).slice(0, 2)).toEqual([409, 'idempotency_mismatch']);
});

test('the same key of two users is independent', async () => {
  for (const role of ['rider', 'rider'] as const) {
    const rider = await given.user(context, role);
    await bookRide(context, requestBy(rider, { body: given.trip, key: 'booking-1' }));
  }
  expect(await rideCount()).toBe(2);
});

test('an answer is stored for 24 hours', async () => {
  const rider = await given.user(context, 'rider');
  const request = requestBy<'bookRide'>(rider, { body: given.trip, key: 'booking-1' });
  const first = await bookRide(context, request);
  clock.advance(86_399_999);
  expect(await bookRide(context, request)).toEqual(first);
  clock.advance(1);
  expect((await outcomeOf(bookRide(context, request)))[1]).toBe('active_ride_exists');
});

test('a stored answer is repeated even if what the command reads first is refused by now', async () => {
  const rider = await given.user(context, 'rider');
  const request = requestBy<'bookRide'>(rider, { key: 'once' });
  const answer = { status: 200, body: 'first' };
  const run = (read: () => Promise<void>) =>
    commandAfter(context, request, 'bookRide', { read, work: async () => answer });
  const refuse = () => Promise.reject(new Refusal('ride_not_found', 'Ride not found'));
  expect((await outcomeOf(run(refuse)))[1]).toBe('ride_not_found');
  expect(await run(async () => {})).toEqual(answer);
  expect(await run(refuse)).toEqual(answer);
});

test('a refusal is not stored, so the same key may succeed later', async () => {
  const poor = await given.approvedDriver(context, { balance: 0 });
  const { rideId } = await given.pendingRide(context);
  const request = requestBy<'updateRide'>(poor, {
    params: { id: rideId },
    body: { action: 'accept' },
    key: 'accept-1',
  });
  expect((await outcomeOf(updateRide(context, request)))[0]).toBe(402);
  expect(await context.store.read.selectFrom('idempotency').selectAll().execute()).toEqual([]);
  await transact(context, jobFor(), (unit) => post(unit, creditBalance(poor.id, 1_000, 'top-up', 'Top-up')));
  expect(await outcomeOf(updateRide(context, request))).toEqual([200]);
});

test('a repeated cancellation books its penalty once', async () => {
  const { rideId, rider } = await given.acceptedRide(context);
  const body = { cancelled_by: 'rider' as const, reason: 'Late', confirmation: true as const };
  const request = requestBy<'cancelRide'>(rider, { params: { id: rideId }, body, key: 'cancel-1' });
  const answers = await Promise.all([cancelRide(context, request), cancelRide(context, request)]);
  expect(answers[0]).toEqual(answers[1]);
  const penalties = context.store.read.selectFrom('ledger_transactions').where('kind', '=', 'penalty');
  expect(await penalties.select('id').execute()).toHaveLength(1);
});

test('every command writes an audit entry', async () => {
  await given.completedRide(context, { payment: 'balance', rating: 5 });
  const rows = await context.store.read.selectFrom('audit').select('action').execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      'driver_profile_created',
      'admin_user_modified',
      'driver_preferences_changed',
      'driver_online',
      'ride_requested',
      'ride_accepted',
      'ride_driver_arriving',
      'ride_in_progress',
      'ride_completed',
      'ride_rated',
      'payment_initiated',
      'payment_paid',
    ]),
  );
});
