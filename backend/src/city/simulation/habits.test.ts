import { canServe } from '@mobility/openapi/vehicles';
import { expect, onTestFinished, test } from 'vitest';
import { idsFrom } from '../../ids.ts';
import { expireRides } from '../../jobs/expire-rides.ts';
import { sendWaves } from '../../jobs/send-waves.ts';
import { watchDrivers } from '../../jobs/watch-drivers.ts';
import { auditMoney, createClock, createTestContext } from '../../testing/index.ts';
import { cast, driverRoles } from './cast.ts';
import { City } from './city.ts';
import type { Demand } from './city-riders.ts';
import {
  fateOf,
  type Habits,
  human,
  payingOf,
  reliable,
  willCome,
  willComplain,
  willDecline,
} from './habits.ts';
import { PausedCity } from './paused-city.ts';
import { Chance } from './random.ts';

const busy: Demand = { isWatched: () => true, pause: [10_000, 20_000] };

/** The same bytes in each run, because the fate of a ride follows from its id. */
const seededBytes = () => {
  const chance = new Chance(1);
  return () => Uint8Array.from({ length: 16 }, () => chance.between(0, 256));
};

/** Runs a small city for twelve minutes, three times as fast unless told otherwise. */
const live = async (habits: Habits, speed = 3) => {
  const clock = createClock();
  const context = {
    ...(await createTestContext({ now: clock.now })),
    newId: idsFrom(clock.now, seededBytes()),
  };
  onTestFinished(() => context.store.close());
  const begin = clock.now();
  const city = await City.open(context, { seed: 7, drivers: 12, riders: 24 }, busy, habits);
  for (let passed = 0; passed < 12 * 60_000; passed += 2_000) {
    clock.advance(2_000);
    await sendWaves(context);
    await expireRides(context);
    if (passed % 16_000 === 0) await watchDrivers(context, begin);
    await city.tick(speed);
  }
  const actions = await context.store.read.selectFrom('audit').select(['action', 'description']).execute();
  const count = (action: string, text = ''): number =>
    actions.filter((row) => row.action === action && row.description.includes(text)).length;
  return { context, clock, count };
};

test('drivers decline, cancel and vanish, riders do not come, some rides find no driver, and the ledger still balances', {
  timeout: 300_000,
}, async () => {
  const { context, count } = await live({
    ...reliable,
    declines: 0.3,
    ignores: 0.1,
    cancels: 0.2,
    vanishes: 0.2,
    noShows: 0.3,
  });
  expect(count('ride_declined')).toBeGreaterThan(0);
  expect(count('ride_redistributed', 'cancelled by the driver')).toBeGreaterThan(0);
  expect(count('ride_redistributed', 'gave no sign')).toBeGreaterThan(0);
  expect(count('ride_cancelled', 'the rider did not come')).toBeGreaterThan(0);
  expect(count('ride_expired')).toBeGreaterThan(0);
  expect(count('ride_completed')).toBeGreaterThan(0);
  const rides = await context.store.read
    .selectFrom('rides')
    .innerJoin('driver_profiles', 'driver_profiles.user_id', 'rides.driver_id')
    .select(['rides.vehicle_type', 'passenger_count', 'driver_profiles.vehicle_type as vehicle'])
    .execute();
  expect(rides.filter((ride) => !canServe(ride.vehicle, ride))).toEqual([]);
  const { sum, unbalanced } = await auditMoney(context);
  expect({ sum, unbalanced }).toEqual({ sum: 0, unbalanced: [] });
});

test('a city at twenty times the speed makes work of every kind for an operator, through the operations of the product', {
  timeout: 300_000,
}, async () => {
  const { context, clock, count } = await live(
    {
      ...reliable,
      cancels: 0.15,
      vanishes: 0.1,
      withdraws: 0.15,
      writes: 0.2,
      cardsDeclined: 0.15,
      cashMissing: 0.15,
      complains: 0.2,
    },
    20,
  );
  expect(count('ride_redistributed', 'cancelled by the driver')).toBeGreaterThan(0);
  expect(count('driver_silent')).toBeGreaterThan(0);
  expect(count('ride_redistributed', 'gave no sign')).toBeGreaterThan(0);
  expect(count('ride_cancelled', 'by the rider')).toBeGreaterThan(0);
  expect(count('payment_failed')).toBeGreaterThan(0);
  expect(count('cash_missing')).toBeGreaterThan(0);
  expect(count('cash_confirmed')).toBeGreaterThan(0);
  expect(count('dispute_submitted')).toBeGreaterThan(0);
  expect(count('ride_message_sent', 'rider wrote')).toBeGreaterThan(0);
  expect(count('ride_message_sent', 'driver wrote')).toBe(count('ride_message_sent', 'rider wrote'));
  const messages = await context.store.read
    .selectFrom('conversation_messages')
    .innerJoin('conversations', 'conversations.thread_id', 'conversation_messages.thread_id')
    .innerJoin('rides', 'rides.id', 'conversations.ride_id')
    .select(['ride_id', 'sender_id'])
    .where('attempt', '=', 1)
    .execute();
  // One message each, unless another driver comes.
  const writers = new Set(messages.map(({ ride_id, sender_id }) => `${ride_id} ${sender_id}`));
  expect(writers.size).toBe(messages.length);
  // What failed is left to the operator, and not paid by itself, also while the city is paused.
  const paused = await PausedCity.open(context, 7);
  for (let passed = 0; passed < 60_000; passed += 2_000) {
    clock.advance(2_000);
    await paused.tick(20);
  }
  const missing = await context.store.read
    .selectFrom('rides')
    .select('settlement')
    .where('cash_missing_at', 'is not', null)
    .execute();
  expect(missing.map(({ settlement }) => settlement)).toEqual(missing.map(() => 'owed'));
  expect(missing).toHaveLength(count('cash_missing'));
  const payments = context.store.read.selectFrom('payments').select(['ride_id', 'status']);
  const failed = await payments.where('status', '=', 'failed').execute();
  expect(failed).toHaveLength(count('payment_failed'));
  const after = payments
    .where(
      'ride_id',
      'in',
      failed.map(({ ride_id }) => ride_id),
    )
    .where('status', '=', 'paid');
  expect(await after.execute()).toEqual([]);
  const { sum, unbalanced } = await auditMoney(context);
  expect({ sum, unbalanced }).toEqual({ sum: 0, unbalanced: [] });
});

test('the habits hold as shares over many rides', () => {
  const rides = Array.from({ length: 4_000 }, (_, index) => ({ id: `ride-${index}`, attempt: 1 }));
  const share = (is: (ride: (typeof rides)[number]) => boolean) => rides.filter(is).length / rides.length;
  expect(share((ride) => willDecline(human, ride, 'driver'))).toBeCloseTo(human.declines, 1);
  expect(share((ride) => fateOf(human, ride) === 'cancels')).toBeCloseTo(human.cancels, 1);
  expect(share((ride) => !willCome(human, ride))).toBeCloseTo(human.noShows, 1);
  expect(share((ride) => willComplain(human, ride))).toBeCloseTo(human.complains, 1);
  expect(share((ride) => payingOf(human, ride) === 'card is declined')).toBeCloseTo(human.cardsDeclined, 1);
  expect(share((ride) => payingOf(human, ride) === 'cash is missing')).toBeCloseTo(human.cashMissing, 1);
  expect(share((ride) => fateOf(human, ride) === 'comes')).toBeGreaterThan(0.88);
});

test('the city has at least three vehicles for rides of every class', () => {
  const vehicles = driverRoles(cast.drivers, 415).map(({ vehicle }) => vehicle.vehicle_type);
  for (const vehicle_type of ['economy', 'comfort', 'premium', 'suv'] as const) {
    const suitable = vehicles.filter((vehicle) => canServe(vehicle, { vehicle_type }));
    expect(suitable.length, vehicle_type).toBeGreaterThanOrEqual(3);
  }
});
