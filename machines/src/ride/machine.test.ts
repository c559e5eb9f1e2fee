import type { RideStatus } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { describe, expect, it } from 'vitest';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { penalty, refusal, ride, start } from '../testing/ride-harness.ts';
import { rideWith } from './actors.ts';
import type { RideContext } from './machine.ts';
import { openPin } from './open-pin.ts';
import type { Party } from './rules.ts';
import { commandError, isUnderWay, pendingCommand } from './selectors.ts';

describe('the lifecycle', () => {
  it.each(Object.entries(phaseOf))('starts a ride whose status is %s as %s', (status, phase) => {
    expect(start({ status: status as RideStatus }).value().lifecycle).toBe(phase);
  });

  it('follows live facts from acceptance to completion', () => {
    const { actor, value, context } = start({ status: 'pending', version: 1 }, 'rider');
    const accepted = { ride_id: 'r', version: 2, driver_name: 'Mara', estimated_arrival: 4 };
    actor.send({ type: 'ride_accepted', ...accepted });
    expect(value().lifecycle).toBe('accepted');
    expect(context().ride).toMatchObject({ status: 'accepted', driver_name: 'Mara', estimated_arrival: 4 });
    actor.send({ type: 'driver_arrived', ride_id: 'r', version: 3 });
    expect(value().lifecycle).toBe('arriving');
    actor.send({ type: 'ride_started', ride_id: 'r', version: 4 });
    expect(value().lifecycle).toBe('inProgress');
    expect(isUnderWay(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'ride_completed', ride_id: 'r', version: 5, fare: 12 });
    expect(value().lifecycle).toBe('completed');
    expect(context().ride).toMatchObject({ status: 'completed', fare: 12 });
    expect(isUnderWay(actor.getSnapshot())).toBe(false);
  });

  it.each(['pending', 'accepted', 'driver_arriving', 'in_progress'] as const)(
    'ends a ride that is %s when it is cancelled, with the reason',
    (status) => {
      const { actor, value, context } = start({ status, version: 1 }, 'rider');
      actor.send({
        type: 'ride_cancelled',
        ride_id: 'r',
        version: 2,
        reason: 'Flat tyre',
        cancelled_by: 'driver',
      });
      expect(value().lifecycle).toBe('cancelled');
      expect(context().ride).toMatchObject({ cancel_reason: 'Flat tyre', cancelled_by: 'driver' });
    },
  );

  it.each(['accepted', 'driver_arriving'] as const)(
    'takes a ride that is %s from its driver when it is redistributed',
    (status) => {
      const { actor, value } = start({ status, version: 1 });
      actor.send({ type: 'ride_redistributed', ride_id: 'r', version: 2 });
      expect(value().lifecycle).toBe('unavailable');
      expect(isUnderWay(actor.getSnapshot())).toBe(false);
    },
  );

  it('ignores facts and reads that are old or about another ride', () => {
    const { actor, value } = start({ status: 'accepted', version: 3 });
    actor.send({ type: 'ride_cancelled', ride_id: 'r', version: 3 });
    actor.send({ type: 'ride_cancelled', ride_id: 'other', version: 9 });
    actor.send({ type: 'sync', ride: ride({ status: 'pending', version: 2 }) });
    actor.send({ type: 'sync', ride: ride({ id: 'other', status: 'completed', version: 9 }) });
    expect(value().lifecycle).toBe('accepted');
  });

  it('ignores a fact that does not fit, until a read supplies what was missed', () => {
    const { actor, value } = start({ status: 'pending', version: 1 });
    actor.send({ type: 'ride_completed', ride_id: 'r', version: 5 });
    expect(value().lifecycle).toBe('pending');
    actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 5 }) });
    expect(value().lifecycle).toBe('completed');
  });
});

describe('a driver’s command', () => {
  it.each([
    ['arrive', 'accepted', 'arriving', 'driver_arriving'],
    ['start', 'driver_arriving', 'inProgress', 'in_progress'],
    ['complete', 'in_progress', 'completed', 'completed'],
  ] as const)(
    '%s moves a ride that is %s to %s once the server has answered',
    async (command, from, to, status) => {
      const { actor, client, value, context, changed } = start({ status: from });
      const before = value().lifecycle;
      actor.send({ type: command });
      expect(value()).toMatchObject({ lifecycle: before, command: 'sending' });
      expect(pendingCommand(actor.getSnapshot())).toBe(command);
      await flush();
      expect(value()).toMatchObject({ lifecycle: to, command: 'idle' });
      expect(context().ride.status).toBe(status);
      expect(pendingCommand(actor.getSnapshot())).toBeNull();
      expect(changed).toHaveBeenCalledExactlyOnceWith({ type: 'ride_changed', ride_id: 'r' });
      expect(client.updateRide).toHaveBeenCalledExactlyOnceWith(
        'r',
        { action: command },
        { idempotencyKey: 'key-1' },
      );
    },
  );

  it('is not sent when the ride does not permit it', () => {
    const { actor, client } = start({ status: 'accepted' });
    actor.send({ type: 'complete' });
    start({ status: 'accepted' }, 'rider').actor.send({ type: 'arrive' });
    expect(client.updateRide).not.toHaveBeenCalled();
  });

  it('fails with the server’s detail and keeps its key while the outcome is unknown', async () => {
    const { actor, client, alerts, value, changed } = start({ status: 'accepted' });
    const error = () => commandError(actor.getSnapshot());
    client.updateRide.mockRejectedValueOnce({ kind: 'timeout' });
    client.updateRide.mockRejectedValueOnce(refusal(409, 'Not now'));
    actor.send({ type: 'start' });
    await flush();
    expect(value()).toMatchObject({ lifecycle: 'accepted', command: 'failed' });
    expect(error()).toEqual({ message: 'ride.updateFailed', reason: 'error.slow' });
    expect(changed).toHaveBeenCalledExactlyOnceWith({ type: 'ride_changed' });
    actor.send({ type: 'retry' });
    await flush();
    expect(error()).toEqual({ message: 'ride.updateFailed', detail: 'Not now' });
    actor.send({ type: 'retry' });
    await flush();
    expect(client.updateRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
    // The panel of the ride shows the error.
    expect(alerts.messages()).toEqual([]);
    expect(value()).toMatchObject({ lifecycle: 'inProgress', command: 'idle' });
    expect(error()).toBeNull();
  });

  it('that did not reach the server is no longer an error once the channel is open, and keeps its key', async () => {
    const { actor, client, value } = start({ status: 'accepted' });
    client.updateRide.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'arrive' });
    await flush();
    actor.send({ type: 'live_connected' });
    expect(value().command).toBe('idle');
    actor.send({ type: 'arrive' });
    await flush();
    expect(client.updateRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
    ]);
  });

  it('that the server refused stays an error when the channel opens', async () => {
    const { actor, client, value } = start({ status: 'accepted' });
    client.updateRide.mockRejectedValueOnce(refusal(409, 'Not now'));
    actor.send({ type: 'arrive' });
    await flush();
    actor.send({ type: 'live_connected' });
    expect(value().command).toBe('failed');
  });

  it('clears its error when the ride no longer permits it', async () => {
    const { actor, client, value } = start({ status: 'accepted', version: 1 });
    client.updateRide.mockRejectedValueOnce(refusal(409));
    actor.send({ type: 'arrive' });
    await flush();
    expect(value().command).toBe('failed');
    actor.send({ type: 'ride_cancelled', ride_id: 'r', version: 2 });
    expect(value().command).toBe('idle');
  });
});

describe('the ride machine', () => {
  const base = ride({ status: 'pending', version: undefined });
  const events = [
    { type: 'arrive' },
    { type: 'start' },
    { type: 'noShow' },
    { type: 'retry' },
    { type: 'dismiss' },
    { type: 'openCancel' },
    { type: 'closeCancel' },
    { type: 'setReason', reason: 'because' },
    { type: 'setConfirmed', confirmed: true },
    { type: 'cancel' },
    { type: 'openRating' },
    { type: 'closeRating' },
    { type: 'rate', rating: 4 },
    { type: 'ride_accepted', driver_name: 'Mara', estimated_arrival: 3 },
    { type: 'driver_arrived' },
    { type: 'ride_started' },
    { type: 'ride_completed' },
    { type: 'ride_cancelled' },
    { type: 'ride_redistributed', ride_id: 'r' },
    { type: 'ride_missing' },
    { type: 'live_connected' },
    { type: 'sync', ride: base },
  ];
  const never = () => new Promise<never>(() => undefined);
  const machine = rideWith({
    client: {
      updateRide: never,
      getPenaltyInfo: never,
      cancelRide: never,
      rateRide: never,
      rateRider: never,
      reportNoShow: never,
    },
    ids: { next: () => 'key' },
  });
  const explorationBy = (by: Party) => ({
    input: { ride: base, by, alerts: recordingAlerts(), owner: { send: () => undefined } },
    events,
    outputs: { getPenaltyInfo: [penalty] },
    distinguish: ({ reason, confirmed }: RideContext) => [reason, confirmed],
  });

  it('reaches and leaves every state, as a rider or as a driver', () => {
    const missed = (by: Party) => unreached(machine, explorationBy(by));
    const byDriver = missed('driver');
    expect(missed('rider').filter((id) => byDriver.includes(id))).toEqual([]);
    const stuck = withoutExit(machine, explorationBy('driver'));
    expect(withoutExit(machine, explorationBy('rider')).filter((id) => stuck.includes(id))).toEqual([]);
  });
});

it.each([
  ['complete', 'in_progress', ['ride.completed']],
  ['start', 'driver_arriving', []],
] as const)(
  'after the command %s the driver reads what follows, if there is something',
  async (type, status, texts) => {
    const { actor, alerts } = start({ status });
    actor.send({ type });
    await flush();
    expect(alerts.events.map(({ alert }) => alert.message)).toEqual(texts);
  },
);

describe('the PIN of a ride', () => {
  const withPin = { status: 'driver_arriving', start_pin_required: true } as const;
  const pin = (actor: ReturnType<typeof start>['actor']) => openPin(actor.getSnapshot());

  it('is asked for before the ride starts, and sent with the command', async () => {
    const { actor, client, value } = start(withPin);
    actor.send({ type: 'start' });
    expect(client.updateRide).not.toHaveBeenCalled();
    expect(pin(actor)).toEqual({ typed: '', error: { message: 'ride.pinMissing' } });
    actor.send({ type: 'setPin', pin: '40 7x19' });
    expect(pin(actor)).toEqual({ typed: '4071', error: null });
    actor.send({ type: 'start' });
    await flush();
    expect(client.updateRide.mock.calls[0]?.[1]).toEqual({ action: 'start', start_pin: '4071' });
    expect(value().lifecycle).toBe('inProgress');
    expect(pin(actor)).toBeNull();
  });

  it('may be wrong, and another one is sent under another key', async () => {
    const { actor, client, value } = start(withPin);
    client.updateRide.mockRejectedValueOnce({ kind: 'timeout' });
    client.updateRide.mockRejectedValueOnce(refusal(403, 'This PIN is not correct'));
    actor.send({ type: 'setPin', pin: '1111' });
    actor.send({ type: 'start' });
    await flush();
    actor.send({ type: 'setPin', pin: '2222' });
    actor.send({ type: 'start' });
    await flush();
    expect(pin(actor)?.error).toEqual({ message: 'ride.updateFailed', detail: 'This PIN is not correct' });
    expect(value().lifecycle).toBe('arriving');
    const keys = client.updateRide.mock.calls.map((call) => call[2]);
    expect(keys).toEqual([{ idempotencyKey: 'key-1' }, { idempotencyKey: 'key-2' }]);
  });

  it('is not asked for where the ride has none, nor to arrive', async () => {
    const { actor, client } = start({ status: 'accepted', start_pin_required: true });
    actor.send({ type: 'arrive' });
    await flush();
    expect(client.updateRide.mock.calls[0]?.[1]).toEqual({ action: 'arrive' });
    expect(pin(start({ status: 'accepted' }).actor)).toBeNull();
  });
});
