import { describe, expect, it } from 'vitest';
import { type RideContext, rideMachine } from './ride.machine.ts';
import type { Party } from './ride.rules.ts';
import { flush, recordingAlerts, unreached, withoutExit } from './testing/index.ts';
import { penalty, refusal, ride, start } from './testing/ride-harness.ts';

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
    expect(context().commandFailure).toEqual({ message: 'ride.updateFailed', reason: 'problem.slow' });
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
