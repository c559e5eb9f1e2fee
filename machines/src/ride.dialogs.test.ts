import type { Ride } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import type { Party } from './ride.rules.ts';
import { flush } from './testing/index.ts';
import { penalty, refusal, ride, start } from './testing/ride-harness.ts';

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
