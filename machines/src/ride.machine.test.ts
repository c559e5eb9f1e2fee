import type { Ride } from '@mobility/openapi';
import accepted from '@mobility/openapi/examples/Ride.accepted.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { rideWith } from './ride.actors.ts';
import { type RideContext, rideMachine } from './ride.machine.ts';
import type { Party } from './ride.rules.ts';
import { flush, recordingAlerts, unreached, withoutExit } from './testing/index.ts';

const ride = (rest: Partial<Ride>): Ride => ({ ...(accepted as Ride), id: 'r', version: 2, ...rest });
const penalty = { penalty_amount: 2.5, penalty_percentage: 0.1 };

const start = (rest: Partial<Ride>, by: Party = 'driver') => {
  const alerts = recordingAlerts();
  const client = {
    updateRide: vi.fn(async (..._call: unknown[]) => ({ message: 'done' })),
    getPenaltyInfo: vi.fn(async (..._call: unknown[]) => penalty),
    cancelRide: vi.fn(async (..._call: unknown[]) => ({ message: 'cancelled' })),
    rateRide: vi.fn(async (..._call: unknown[]) => ({ message: 'rated' })),
  };
  let issued = 0;
  const actor = createActor(rideWith({ client, ids: { next: () => `key-${++issued}` } }), {
    input: { ride: ride(rest), by, alerts },
  });
  const changed = vi.fn();
  actor.on('ride_changed', changed);
  actor.start();
  return {
    actor,
    alerts,
    client,
    changed,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};
const refusal = (status: number, detail?: string) => ({ kind: 'http', status, detail });

describe('the life of a ride', () => {
  it.each([
    ['pending', 'pending'],
    ['driver_arrived', 'arriving'],
    ['ride_started', 'inProgress'],
    ['in_progress', 'inProgress'],
    ['cancelled', 'cancelled'],
  ] as const)('begins with %s as %s', (status, phase) => {
    expect(start({ status }).value().lifecycle).toBe(phase);
  });

  it('follows the live messages and asks for the rest', () => {
    const { actor, value, context, changed } = start({ status: 'pending', version: 1 }, 'rider');
    actor.send({
      type: 'ride_accepted',
      ride_id: 'r',
      version: 2,
      driver_name: 'Mara',
      estimated_arrival: 4,
    });
    expect(context().ride).toMatchObject({ status: 'accepted', driver_name: 'Mara', estimated_arrival: 4 });
    actor.send({ type: 'driver_arrived', ride_id: 'r', version: 3 });
    actor.send({ type: 'ride_started', ride_id: 'r', version: 4 });
    actor.send({ type: 'ride_completed', ride_id: 'r', version: 5, fare: 12 });
    expect(value().lifecycle).toBe('completed');
    expect(context().ride.fare).toBe(12);
    expect(changed).toHaveBeenCalledTimes(4);
    expect(changed).toHaveBeenCalledWith({ type: 'ride_changed', ride_id: 'r' });
  });

  it('ignores what is old or about another ride', () => {
    const { actor, value, changed } = start({ status: 'accepted', version: 3 });
    actor.send({ type: 'ride_cancelled', ride_id: 'r', version: 3 });
    actor.send({ type: 'ride_cancelled', ride_id: 'other', version: 9 });
    actor.send({ type: 'sync', ride: ride({ status: 'pending', version: 2 }) });
    actor.send({ type: 'sync', ride: ride({ id: 'other', status: 'completed', version: 9 }) });
    expect(value().lifecycle).toBe('accepted');
    expect(changed).not.toHaveBeenCalled();
  });

  it('asks the server when news does not fit', () => {
    const { actor, value, changed } = start({ status: 'pending', version: 1 });
    actor.send({ type: 'ride_completed', ride_id: 'r', version: 5 });
    expect(value().lifecycle).toBe('pending');
    expect(changed).toHaveBeenCalledOnce();
    actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 5 }) });
    expect(value().lifecycle).toBe('completed');
  });

  it('becomes unavailable when another driver was faster', () => {
    const { actor, value } = start({ status: 'pending', version: 1 });
    actor.send({ type: 'ride_no_longer_available', ride_id: 'r' });
    expect(value().lifecycle).toBe('unavailable');
  });
});

describe('a driver’s step', () => {
  it('changes nothing before the server has spoken', async () => {
    const { actor, client, value, changed } = start({ status: 'pending' });
    actor.send({ type: 'accept' });
    expect(value()).toMatchObject({ lifecycle: 'pending', command: 'sending' });
    await flush();
    expect(value()).toMatchObject({ lifecycle: 'pending', command: 'idle' });
    expect(changed).toHaveBeenCalledOnce();
    expect(client.updateRide).toHaveBeenCalledExactlyOnceWith(
      'r',
      { action: 'accept' },
      { idempotencyKey: 'key-1' },
    );
  });

  it('is not sent when the ride does not allow it', () => {
    const { actor, client } = start({ status: 'pending' });
    actor.send({ type: 'complete' });
    start({ status: 'pending' }, 'rider').actor.send({ type: 'accept' });
    expect(client.updateRide).not.toHaveBeenCalled();
  });

  it('fails with the server’s words and keeps its key while the outcome is unknown', async () => {
    const { actor, client, alerts, context, value } = start({ status: 'accepted' });
    client.updateRide.mockRejectedValueOnce({ kind: 'timeout' });
    client.updateRide.mockRejectedValueOnce(refusal(409, 'Not now'));
    actor.send({ type: 'start' });
    await flush();
    expect(value().command).toBe('failed');
    expect(context().commandFailure).toEqual({ message: 'ride.updateFailed' });
    actor.send({ type: 'retry' });
    await flush();
    expect(context().commandFailure).toEqual({ message: 'ride.updateFailed', detail: 'Not now' });
    actor.send({ type: 'retry' });
    await flush();
    expect(client.updateRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
    expect(alerts.messages()).toEqual(['ride.updateFailed', 'ride.updateFailed']);
    expect(value().command).toBe('idle');
  });

  it('is forgotten when the ride has moved on', async () => {
    const { actor, client, value } = start({ status: 'pending', version: 1 });
    client.updateRide.mockRejectedValueOnce(refusal(409));
    actor.send({ type: 'accept' });
    await flush();
    expect(value().command).toBe('failed');
    actor.send({ type: 'sync', ride: ride({ status: 'cancelled', version: 2 }) });
    expect(value().command).toBe('idle');
  });
});

describe('cancelling', () => {
  const confirming = async (rest: Partial<Ride> = { status: 'accepted' }, by: Party = 'rider') => {
    const started = start(rest, by);
    started.actor.send({ type: 'openCancel' });
    await flush();
    return started;
  };
  const confirm = ({ actor }: ReturnType<typeof start>): void => {
    actor.send({ type: 'setReason', reason: ' too late ' });
    actor.send({ type: 'setConfirmed', confirmed: true });
    actor.send({ type: 'cancel' });
  };

  it('shows the penalty, wants a reason and a confirmation, and sends both', async () => {
    const started = await confirming();
    const { actor, client, context, value, alerts } = started;
    expect(context().penalty).toEqual(penalty);
    actor.send({ type: 'cancel' });
    expect(context().cancelFailure).toEqual({ message: 'ride.cancelConfirm' });
    actor.send({ type: 'setReason', reason: '   ' });
    actor.send({ type: 'setConfirmed', confirmed: true });
    actor.send({ type: 'cancel' });
    expect(context().cancelFailure).toEqual({ message: 'ride.cancelConfirm' });
    expect(client.cancelRide).not.toHaveBeenCalled();
    confirm(started);
    actor.send({ type: 'closeCancel' });
    expect(value().cancel).toBe('sending');
    await flush();
    expect(client.cancelRide).toHaveBeenCalledExactlyOnceWith(
      'r',
      { cancelled_by: 'rider', reason: 'too late', confirmation: true },
      { idempotencyKey: 'key-1' },
    );
    expect(value().cancel).toBe('closed');
    expect(context()).toMatchObject({ reason: '', confirmed: false, penalty: null });
    expect(alerts.messages()).toEqual(['ride.cancelled']);
  });

  it('says what happened when a driver gives the ride back', async () => {
    const started = await confirming({ status: 'accepted' }, 'driver');
    confirm(started);
    await flush();
    expect(started.alerts.messages()).toEqual(['ride.redistributed']);
  });

  it.each([
    [refusal(400, 'Too late'), { message: 'ride.cannotCancel', detail: 'Too late' }],
    [refusal(400), { message: 'ride.cannotCancel' }],
    [refusal(404, 'x'), { message: 'ride.notFound' }],
    [refusal(403, 'x'), { message: 'ride.cancelNotAuthorized' }],
    [refusal(500, 'x'), { message: 'ride.cancelFailed' }],
    [{ kind: 'network' }, { message: 'ride.cancelFailed' }],
  ])('answers %j with %j', async (error, failure) => {
    const started = await confirming();
    started.client.cancelRide.mockRejectedValueOnce(error);
    confirm(started);
    await flush();
    expect(started.value().cancel).toBe('confirming');
    expect(started.context().cancelFailure).toEqual(failure);
    expect(started.context()).toMatchObject({ reason: ' too late ', confirmed: true });
  });

  it('takes a new key with another reason, the old one with the same', async () => {
    const started = await confirming();
    started.client.cancelRide.mockRejectedValueOnce({ kind: 'network' });
    started.client.cancelRide.mockRejectedValueOnce({ kind: 'network' });
    confirm(started);
    await flush();
    started.actor.send({ type: 'cancel' });
    await flush();
    started.actor.send({ type: 'setReason', reason: 'other' });
    started.actor.send({ type: 'cancel' });
    await flush();
    expect(started.client.cancelRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
  });

  it('says when the penalty is unknown, and asks again', async () => {
    const { actor, client, value, context } = start({ status: 'accepted' }, 'rider');
    client.getPenaltyInfo.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'openCancel' });
    await flush();
    expect(value().cancel).toBe('penaltyFailed');
    expect(context().cancelFailure).toEqual({ message: 'ride.penaltyFailed' });
    actor.send({ type: 'openCancel' });
    await flush();
    expect(value().cancel).toBe('confirming');
  });

  it('closes when the ride can no longer be cancelled', async () => {
    const { actor, value } = await confirming();
    actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 9 }) });
    expect(value().cancel).toBe('closed');
    actor.send({ type: 'openCancel' });
    expect(value().cancel).toBe('closed');
  });
});

describe('rating', () => {
  it('sends a face at once, with a sentence', async () => {
    const { actor, client, alerts, value, changed } = start(
      { status: 'completed', driver_name: 'Mara' },
      'rider',
    );
    actor.send({ type: 'openRating' });
    actor.send({ type: 'rate', rating: 4 });
    expect(value().rating).toBe('submitting');
    await flush();
    expect(value().rating).toBe('rated');
    expect(client.rateRide).toHaveBeenCalledExactlyOnceWith(
      'r',
      { rating: 4, comment: expect.stringMatching(/^Happy with Mara on the ride from .+ to .+\.$/) },
      { idempotencyKey: 'key-1' },
    );
    expect(alerts.events).toEqual([
      {
        type: 'alert',
        alert: { tone: 'success', message: 'ride.ratingSubmitted', params: { mood: 'Happy' } },
      },
    ]);
    expect(changed).toHaveBeenCalledOnce();
  });

  it('gives the choice back after a failure', async () => {
    const { actor, client, alerts, value, context } = start({ status: 'completed' }, 'rider');
    client.rateRide.mockRejectedValue({ kind: 'network' });
    actor.send({ type: 'openRating' });
    for (const rating of [4, 4, 2] as const) {
      actor.send({ type: 'rate', rating });
      await flush();
    }
    expect(value().rating).toBe('choosing');
    expect(context().rating).toBeNull();
    expect(alerts.messages()).toEqual(['ride.ratingFailed', 'ride.ratingFailed', 'ride.ratingFailed']);
    expect(client.rateRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
    actor.send({ type: 'closeRating' });
    expect(value().rating).toBe('hidden');
  });

  it('is for riders whose ride is over', () => {
    const driver = start({ status: 'completed' }, 'driver');
    driver.actor.send({ type: 'openRating' });
    expect(driver.value().rating).toBe('hidden');
    const early = start({ status: 'in_progress' }, 'rider');
    early.actor.send({ type: 'openRating' });
    expect(early.value().rating).toBe('hidden');
  });
});

describe('every state', () => {
  const base = ride({ status: 'pending', version: undefined });
  const events = [
    { type: 'accept' },
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
    { type: 'ride_no_longer_available', ride_id: 'r' },
    { type: 'sync', ride: base },
  ];
  const explorationBy = (by: Party) => ({
    input: { ride: base, by, alerts: recordingAlerts() },
    events,
    outputs: { getPenaltyInfo: [penalty] },
    tell: ({ reason, confirmed }: RideContext) => [reason, confirmed],
  });

  it('is reached by the rider or the driver, and left again', () => {
    const missed = (by: Party) => unreached(rideMachine, explorationBy(by));
    const byDriver = missed('driver');
    expect(missed('rider').filter((id) => byDriver.includes(id))).toEqual([]);
    const stuck = withoutExit(rideMachine, explorationBy('driver'));
    expect(withoutExit(rideMachine, explorationBy('rider')).filter((id) => stuck.includes(id))).toEqual([]);
  });
});
