import type { Ride } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.ts';
import { penalty, refusal, ride, start } from '../testing/ride-harness.ts';
import type { Party } from './rules.ts';
import { isUnderWay } from './selectors.ts';

describe('the cancel dialog', () => {
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

  it('shows the penalty, requires a reason and a confirmation, and sends both', async () => {
    const started = await confirming();
    const { actor, client, context, value, alerts } = started;
    expect(context().penalty).toEqual(penalty);
    actor.send({ type: 'cancel' });
    expect(context().cancelError).toEqual({ message: 'ride.cancelConfirm' });
    actor.send({ type: 'setReason', reason: '   ' });
    actor.send({ type: 'setConfirmed', confirmed: true });
    actor.send({ type: 'cancel' });
    expect(context().cancelError).toEqual({ message: 'ride.cancelConfirm' });
    expect(client.cancelRide).not.toHaveBeenCalled();
    confirm(started);
    actor.send({ type: 'closeCancel' });
    expect(value().cancel).toBe('sending');
    await flush();
    expect(client.cancelRide).toHaveBeenCalledExactlyOnceWith(
      'r',
      { cancelled_by: 'rider', reason: 'too late', confirmation: true, confirmed_penalty: 2.5 },
      { idempotencyKey: 'key-1' },
    );
    expect(value().cancel).toBe('closed');
    expect(context()).toMatchObject({ reason: '', confirmed: false, penalty: null });
    expect(alerts.messages()).toEqual(['ride.cancelled']);
    expect(value().lifecycle).toBe('cancelled');
    expect(context().ride).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'rider',
      cancel_reason: 'too late',
    });
    expect(started.changed).toHaveBeenCalledExactlyOnceWith({ type: 'ride_changed', ride_id: 'r' });
  });

  it('reads the penalty again once the channel is open', async () => {
    const started = start({ status: 'accepted' }, 'rider');
    const { actor, client, context, value } = started;
    client.getPenaltyInfo.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'openCancel' });
    await flush();
    expect([value().cancel, context().cancelError]).toEqual([
      'penaltyFailed',
      { message: 'ride.penaltyFailed' },
    ]);
    actor.send({ type: 'live_connected' });
    await flush();
    expect([value().cancel, context().cancelError]).toEqual(['confirming', null]);
  });

  it.each([
    ['accepted', 'ride.redistributed', 'unavailable'],
    ['driver_arriving', 'ride.redistributed', 'unavailable'],
    ['in_progress', 'ride.cancelled', 'cancelled'],
  ] as const)(
    'a driver’s cancellation of a ride that is %s answers %s and leads to %s',
    async (status, message, lifecycle) => {
      const started = await confirming({ status }, 'driver');
      confirm(started);
      await flush();
      expect(started.alerts.messages()).toEqual([message]);
      expect(started.value().lifecycle).toBe(lifecycle);
      expect(isUnderWay(started.actor.getSnapshot())).toBe(false);
    },
  );

  it('reports the outcome at the time of sending, even if a read shows first that the ride has ended', async () => {
    const started = await confirming({ status: 'in_progress', version: 2 }, 'driver');
    confirm(started);
    started.actor.send({ type: 'sync', ride: ride({ status: 'cancelled', version: 3 }) });
    await flush();
    expect(started.alerts.messages()).toEqual(['ride.cancelled']);
  });

  it.each([
    [refusal(400, 'Too late'), { message: 'ride.cannotCancel', detail: 'Too late' }],
    [refusal(400), { message: 'ride.cannotCancel' }],
    [refusal(404, 'x'), { message: 'ride.notFound' }],
    [refusal(403, 'x'), { message: 'ride.cancelNotAuthorized' }],
    [refusal(500, 'x'), { message: 'ride.cancelFailed' }],
    [{ kind: 'network' }, { message: 'ride.cancelFailed', reason: 'error.unreachable' }],
  ])('explains the error %j as %j and keeps the form', async (error, shown) => {
    const started = await confirming();
    started.client.cancelRide.mockRejectedValueOnce(error);
    confirm(started);
    await flush();
    expect(started.value().cancel).toBe('confirming');
    expect(started.context().cancelError).toEqual(shown);
    expect(started.context()).toMatchObject({ reason: ' too late ', confirmed: true });
  });

  it('takes a new key for another reason and keeps the key for the same one', async () => {
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

  it('reports that the penalty could not be loaded, and loads it again on request', async () => {
    const { actor, client, value, context } = start({ status: 'accepted' }, 'rider');
    client.getPenaltyInfo.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'openCancel' });
    await flush();
    expect(value().cancel).toBe('penaltyFailed');
    expect(context().cancelError).toEqual({ message: 'ride.penaltyFailed' });
    actor.send({ type: 'openCancel' });
    await flush();
    expect(value().cancel).toBe('confirming');
  });

  it('asks for another confirmation when the ride goes on and the price changes, and keeps the reason', async () => {
    const started = await confirming({ status: 'pending' });
    const { actor, client, context, value } = started;
    actor.send({ type: 'setReason', reason: 'too late' });
    actor.send({ type: 'setConfirmed', confirmed: true });
    client.getPenaltyInfo.mockResolvedValueOnce({ penalty_amount: 7.3, penalty_percentage: 0.1 });
    actor.send({ type: 'sync', ride: ride({ status: 'accepted', version: 3 }) });
    expect(value().cancel).toBe('repricing');
    actor.send({ type: 'cancel' });
    actor.send({ type: 'setReason', reason: 'too late now' });
    await flush();
    expect(value().cancel).toBe('confirming');
    expect(context()).toMatchObject({
      penalty: { penalty_amount: 7.3 },
      reason: 'too late now',
      confirmed: false,
      cancelError: { message: 'ride.penaltyChanged' },
    });
    actor.send({ type: 'cancel' });
    expect(client.cancelRide).not.toHaveBeenCalled();
    expect(context().cancelError).toEqual({ message: 'ride.penaltyChanged' });
    confirm(started);
    await flush();
    expect(client.cancelRide).toHaveBeenCalledOnce();
  });

  it('asks for another confirmation when the price rose before the cancellation arrived', async () => {
    const started = await confirming({ status: 'pending' });
    const { client, context, value } = started;
    client.cancelRide.mockRejectedValueOnce({ ...refusal(409), code: 'penalty_changed' });
    client.getPenaltyInfo.mockResolvedValueOnce({ penalty_amount: 7.3, penalty_percentage: 0.1 });
    confirm(started);
    await flush();
    expect(value().cancel).toBe('confirming');
    expect(context()).toMatchObject({
      penalty: { penalty_amount: 7.3 },
      reason: ' too late ',
      confirmed: false,
      cancelError: { message: 'ride.penaltyChanged' },
    });
    expect(started.changed).toHaveBeenCalledExactlyOnceWith({ type: 'ride_changed' });
    confirm(started);
    await flush();
    expect(client.cancelRide.mock.calls.map((call) => call.slice(1))).toMatchObject([
      [{ confirmed_penalty: 2.5 }, { idempotencyKey: 'key-1' }],
      [{ confirmed_penalty: 7.3 }, { idempotencyKey: 'key-2' }],
    ]);
  });

  it('takes a new key when the price changed after a lost answer', async () => {
    const started = await confirming({ status: 'pending' });
    const { actor, client } = started;
    client.cancelRide.mockRejectedValueOnce({ kind: 'network' });
    confirm(started);
    await flush();
    client.getPenaltyInfo.mockResolvedValueOnce({ penalty_amount: 7.3, penalty_percentage: 0.1 });
    actor.send({ type: 'sync', ride: ride({ status: 'accepted', version: 3 }) });
    await flush();
    actor.send({ type: 'setConfirmed', confirmed: true });
    actor.send({ type: 'cancel' });
    await flush();
    expect(client.cancelRide.mock.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
  });

  it('asks for another confirmation when the new price could be read only at the second attempt', async () => {
    const { actor, client, context, value } = await confirming({ status: 'pending' });
    actor.send({ type: 'setConfirmed', confirmed: true });
    client.getPenaltyInfo.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'sync', ride: ride({ status: 'accepted', version: 3 }) });
    await flush();
    expect(value().cancel).toBe('penaltyFailed');
    client.getPenaltyInfo.mockResolvedValueOnce({ penalty_amount: 7.3, penalty_percentage: 0.1 });
    actor.send({ type: 'openCancel' });
    await flush();
    expect([context().confirmed, context().cancelError]).toEqual([false, { message: 'ride.penaltyChanged' }]);
  });

  it('keeps the confirmation when the ride goes on and the price stays', async () => {
    const { actor, client, context, value } = await confirming({ status: 'accepted' }, 'driver');
    actor.send({ type: 'setConfirmed', confirmed: true });
    actor.send({ type: 'driver_arrived', ride_id: 'r' });
    await flush();
    expect(client.getPenaltyInfo).toHaveBeenCalledTimes(2);
    expect([value().cancel, context().confirmed, context().cancelError]).toEqual(['confirming', true, null]);
  });

  it.each([
    ['before the refusal', 'sending'],
    ['after the refusal', 'confirming'],
  ])('says that the cancellation was refused when the ride ends %s', async (_, state) => {
    const started = await confirming();
    started.client.cancelRide.mockRejectedValueOnce(refusal(400));
    confirm(started);
    if (state === 'confirming') await flush();
    expect(started.value().cancel).toBe(state);
    started.actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 9 }) });
    await flush();
    expect(started.value().cancel).toBe('closed');
    expect(started.alerts.messages()).toEqual(['ride.cannotCancel']);
  });

  it('closes when the ride can no longer be cancelled', async () => {
    const { actor, value } = await confirming();
    actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 9 }) });
    expect(value().cancel).toBe('closed');
    actor.send({ type: 'openCancel' });
    expect(value().cancel).toBe('closed');
  });
});
