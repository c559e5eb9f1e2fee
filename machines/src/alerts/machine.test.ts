import type { LiveMessage } from '@mobility/openapi';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { unreached, withoutExit } from '../testing/index.ts';
import { alertsMachine, type SoundSettings } from './machine.ts';
import { alertOf } from './rules.ts';
import { clampVolume } from './volume.ts';

const driver = { id: 'd1', role: 'driver' } as const;
const rider = { id: 'r1', role: 'rider' } as const;
const rideRequest: LiveMessage = {
  type: 'ride_request',
  ride_id: 'ride1',
  pickup_address: '1 Market St',
  dropoff_address: 'Pier 39',
};

const start = (kept: SoundSettings | null = null) => {
  const storage = { read: () => kept, write: vi.fn() };
  const actor = createActor(alertsMachine, { input: { storage } });
  const toasts: [string, number][] = [];
  const sounds: [string, number][] = [];
  actor.on('toast', ({ alert }) => toasts.push([alert.message, alert.duration]));
  actor.on('sound', ({ key, volume }) => sounds.push([key, volume]));
  actor.start();
  return { actor, toasts, sounds, storage };
};

test('a request says the fare and the distance, and a ride that is offered again why', () => {
  expect(alertOf({ ...rideRequest, estimated_fare: 7.32, distance_km: 2.8 }, driver)?.params).toEqual({
    pickup: '1 Market St',
    dropoff: 'Pier 39',
    fare: 7.32,
    distance: 2.8,
  });
  const again = { type: 'ride_redistributed', ride_id: 'ride1', reason: 'Flat tyre' } as const;
  expect(alertOf(again, driver)?.params).toEqual({ reason: 'Flat tyre' });
});

test('an accepted ride says when the car arrives, unless the estimate cannot be right', () => {
  const accepted = (estimated_arrival: number) =>
    alertOf({ type: 'ride_accepted', driver_name: 'Dana', estimated_arrival }, rider)?.params;
  expect(accepted(4)).toEqual({ driver: 'Dana', minutes: 4 });
  expect(accepted(1e9)).toEqual({ driver: 'Dana' });
});

test('somebody nearby is as far away as the streets are long', () => {
  const near: LiveMessage = { type: 'proximity_alert', user_type: 'driver', distance_km: 1.5 };
  expect(alertOf(near, rider)?.params).toEqual({ distance: 2 });
  expect(alertOf({ ...near, distance_km: 0.03 }, rider)?.params).toEqual({});
});

test('a sound is repeated without a toast, and not while muted', () => {
  const { actor, toasts, sounds } = start();
  actor.send({ type: 'repeatSound', alert: { sound: 'ride_request' } });
  actor.send({ type: 'mute' });
  actor.send({ type: 'repeatSound', alert: { sound: 'ride_request' } });
  expect([toasts, sounds]).toEqual([[], [['ride_request', 0.8]]]);
});

test.each<[LiveMessage, number, string | undefined]>([
  [rideRequest, 10_000, 'ride_request'],
  [{ type: 'ride_accepted', driver_name: 'Dana', estimated_arrival: 4 }, 8_000, 'ride_accepted'],
  [{ type: 'ride_no_longer_available', ride_id: 'ride1' }, 5_000, undefined],
  [{ type: 'ride_redistributed', ride_id: 'ride1' }, 10_000, 'ride_redistributed'],
  [{ type: 'driver_arrived' }, 4_000, 'driver_arrived'],
  [{ type: 'ride_started' }, 4_000, 'ride_started'],
  [{ type: 'ride_completed' }, 4_000, 'ride_completed'],
  [{ type: 'ride_cancelled' }, 4_000, 'ride_canceled'],
  [
    { type: 'ride_message', sender_role: 'rider', sender_name: 'Ana', message: 'Hi', sent_at: 1 },
    8_000,
    undefined,
  ],
  [{ type: 'admin_message', message: 'Approved', timestamp: 1 }, 10_000, 'status_critical'],
  [
    { type: 'admin_ride_message', message: 'Hi', ride_id: 'ride1', sender_id: 'admin', timestamp: 1 },
    10_000,
    undefined,
  ],
  [{ type: 'proximity_alert', user_type: 'driver', distance_km: 1 }, 4_000, undefined],
  [{ type: 'reply_received', message: 'Hi', sender_name: 'Ana', timestamp: 1 }, 4_000, undefined],
  [{ type: 'payment_required' }, 10_000, 'status_critical'],
  [
    {
      type: 'balance_transaction',
      transaction_type: 'credit',
      amount: 1,
      new_balance: 2,
      message: 'm',
      timestamp: 1,
    },
    12_000,
    'balance_transaction',
  ],
])('$0.type has the duration and the sound of the spec', (message, duration, sound) => {
  expect(alertOf(message, rider)).toMatchObject({ duration, ...(sound && { sound }) });
  expect(alertOf(message, rider)?.sound).toBe(sound);
});

test.each<LiveMessage>([
  { type: 'ride_request', ride_id: 'ride1' },
  { type: 'ride_accepted' },
  { type: 'balance_transaction' },
  { type: 'proximity_alert', user_type: 'driver' },
  { type: 'ride_message', message: 'Hi' },
  { type: 'reply_received', message: 'Hi' },
])('$type is shown without its missing details', (message) => {
  const { params } = alertOf(message, driver) ?? {};
  expect(params).toBeDefined();
  expect(Object.values(params ?? {})).not.toContain(undefined);
});

test('control messages and unknown types cause no alert', () => {
  expect(alertOf({ type: 'connection_ready_ack' }, rider)).toBeNull();
  expect(alertOf({ type: 'toString' } as unknown as LiveMessage, rider)).toBeNull();
});

test.each([
  ['debit', -2.08],
  ['credit', 2.08],
  ['refund', 2.08],
] as const)('the alert of a %s shows the amount with its sign', (transaction_type, change) => {
  const given = { amount: 2.08, new_balance: -2.08, message: 'Penalty', timestamp: 1 };
  expect(alertOf({ type: 'balance_transaction', transaction_type, ...given }, rider)).toMatchObject({
    message: 'live.balanceChanged',
    params: { reason: 'Penalty', change, balance: -2.08 },
    movements: [{ reason: 'Penalty', change, balance: -2.08 }],
  });
});

test('only the rider is offered Pay Now', () => {
  const message: LiveMessage = { type: 'payment_required', ride_id: 'a/b', amount: 7 };
  expect(alertOf(message, rider)?.payRideId).toBe('a/b');
  expect(alertOf(message, driver)?.payRideId).toBeUndefined();
});

test('only the latest alert about a ride is shown, beside the one about its payment', () => {
  const topic = (message: LiveMessage) => alertOf(message, rider)?.topic;
  const ride_id = 'r7';
  const messages: LiveMessage[] = [
    { ...rideRequest, ride_id },
    { type: 'ride_accepted', driver_name: 'Dana', estimated_arrival: 4, ride_id },
    { type: 'ride_no_longer_available', ride_id },
    { type: 'ride_redistributed', ride_id },
    { type: 'driver_arrived', ride_id },
    { type: 'ride_started', ride_id },
    { type: 'ride_completed', ride_id },
    { type: 'ride_cancelled', ride_id },
  ];
  const offers = ['ride_request', 'ride_redistributed'];
  expect(messages.map(topic)).toEqual(
    messages.map(({ type }) => (offers.includes(type) ? 'offer:r7' : 'ride:r7')),
  );
  expect(topic({ type: 'payment_required', ride_id })).toBe('pay:r7');
  // A page that asks for the payment says that the cash did not arrive, so no toast repeats it there.
  const cashMissing = { notice: { kind: 'cash_missing' }, message: 'No cash' } as const;
  expect(topic({ type: 'payment_required', ride_id, ...cashMissing })).toBe('pay:r7');
  expect(topic({ type: 'ride_started' })).toBeUndefined();
  const written = { sender_role: 'rider', sender_name: 'Ana', message: 'Hi', sent_at: 1 } as const;
  expect(topic({ type: 'ride_message', ride_id, sender_id: 'd1', ...written })).toBe('messages:r7');
  expect(topic({ type: 'ride_message', ride_id, ...written })).toBe('ride:r7');
  expect(
    topic({ type: 'admin_ride_message', ride_id, message: 'Hi', timestamp: 1, sender_id: 'admin' }),
  ).toBeUndefined();
});

test('a cancellation shows its reason, or that none was given', () => {
  expect(alertOf({ type: 'ride_cancelled', reason: 'Late' }, rider)?.params).toEqual({ reason: 'Late' });
  expect(alertOf({ type: 'ride_cancelled', reason: '' }, rider)?.message).toBe('live.rideCancelledNoReason');
});

test('the alert of a no-show says that the driver ended the ride', () => {
  const text = 'Ended by the driver: you did not come to the pickup';
  const message = { type: 'ride_cancelled', reason: text, cancel_reason_code: 'rider_no_show' } as const;
  expect(alertOf(message, rider)?.detail).toEqual({ text, notice: { kind: 'rider_no_show' } });
  expect(alertOf({ ...message, cancel_reason_code: 'rider_cancelled' }, rider)?.detail).toBeUndefined();
});

test('a ride that a lock has ended says so in words that can be translated', () => {
  const text = 'The other person is no longer available';
  const message = { type: 'ride_cancelled', reason: text, cancel_reason_code: 'person_unavailable' } as const;
  expect(alertOf(message, rider)?.params).toEqual({
    reason: { text, notice: { kind: 'person_unavailable' } },
  });
  for (const code of ['rider_cancelled', 'driver_cancelled', 'admin_cancelled'] as const)
    expect(alertOf({ ...message, cancel_reason_code: code }, rider)?.params).toEqual({ reason: text });
});

test('an offer is announced once per attempt and driver', () => {
  const { actor, toasts } = start();
  const offer = (attempt: number, id: string) => {
    const alert = alertOf({ ...rideRequest, attempt }, { id, role: 'driver' });
    if (alert) actor.send({ type: 'alert', alert });
  };
  offer(1, 'd1');
  offer(1, 'd1');
  offer(2, 'd1');
  offer(1, 'd2');
  expect(toasts).toHaveLength(3);
});

test('an alert of a topic that is on screen sounds, and is shown again once no screen shows the topic', () => {
  const { actor, toasts, sounds } = start();
  const ask = () =>
    actor.send({
      type: 'alert',
      alert: { tone: 'caution', message: 'live.paymentRequired', topic: 'pay:r7', sound: 'status_critical' },
    });
  const topic = 'pay:r7';
  actor.send({ type: 'topicShown', topic });
  actor.send({ type: 'topicShown', topic });
  ask();
  actor.send({ type: 'topicHidden', topic });
  ask();
  expect([toasts.length, sounds.length]).toEqual([0, 2]);
  actor.send({ type: 'topicHidden', topic });
  actor.send({ type: 'topicHidden', topic });
  ask();
  expect([toasts.length, sounds.length]).toEqual([1, 3]);
});

test('mute and volume are applied, stored and restored', () => {
  const { actor, sounds, storage } = start();
  const ring = () =>
    actor.send({
      type: 'alert',
      alert: { tone: 'info', message: 'live.rideStarted', sound: 'ride_started' },
    });
  ring();
  actor.send({ type: 'setVolume', volume: 7 });
  ring();
  actor.send({ type: 'mute' });
  ring();
  expect(sounds).toEqual([
    ['ride_started', 0.8],
    ['ride_started', 1],
  ]);
  expect(storage.write).toHaveBeenLastCalledWith({ muted: true, volume: 1 });
  const next = start({ muted: true, volume: 0.3 }).actor;
  expect(next.getSnapshot().value).toBe('muted');
  next.send({ type: 'unmute' });
  expect(next.getSnapshot()).toMatchObject({ value: 'audible', context: { volume: 0.3 } });
});

test('an alert without a duration is shown for the default time', () => {
  const { actor, toasts } = start();
  actor.send({ type: 'alert', alert: { tone: 'success', message: 'auth.loggedOut' } });
  expect(toasts).toEqual([['auth.loggedOut', 4_000]]);
});

test('an alert that another machine sends from an action causes no warning of XState', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { actor, toasts, sounds } = start();
  const sender = createMachine({
    entry: () =>
      actor.send({
        type: 'alert',
        alert: { tone: 'info', message: 'live.rideStarted', sound: 'ride_started', once: 'r1' },
      }),
  });
  createActor(sender).start();
  expect([toasts.length, sounds.length]).toEqual([1, 1]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('volumes are clamped', () => {
  expect([-1, 0.5, 3, Number.NaN].map(clampVolume)).toEqual([0, 0.5, 1, 0.8]);
});

test('the machine reaches and leaves every state', () => {
  const exploration = {
    input: { storage: { read: () => null, write: () => undefined } },
    events: [{ type: 'mute' }, { type: 'unmute' }],
  };
  expect(unreached(alertsMachine, exploration)).toEqual([]);
  expect(withoutExit(alertsMachine, exploration)).toEqual([]);
});
