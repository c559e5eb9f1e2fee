import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.ts';
import { start } from '../testing/ride-harness.ts';
import { openRating } from './selectors.ts';

describe('a rating', () => {
  it('is submitted at once, with a comment', async () => {
    const { actor, client, alerts, value, changed } = start(
      { status: 'completed', driver_name: 'Mara' },
      'rider',
    );
    actor.send({ type: 'openRating' });
    expect(openRating(actor.getSnapshot())).toEqual({ picked: null, isSubmitting: false });
    actor.send({ type: 'rate', rating: 4 });
    expect(value().rating).toBe('submitting');
    expect(openRating(actor.getSnapshot())).toEqual({ picked: 4, isSubmitting: true });
    await flush();
    expect(value().rating).toBe('rated');
    expect(openRating(actor.getSnapshot())).toBeNull();
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

  it('is reset after a failure', async () => {
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

  it('is offered to riders of completed rides only', () => {
    const driver = start({ status: 'completed' }, 'driver');
    driver.actor.send({ type: 'openRating' });
    expect(driver.value().rating).toBe('hidden');
    const early = start({ status: 'in_progress' }, 'rider');
    early.actor.send({ type: 'openRating' });
    expect(early.value().rating).toBe('hidden');
  });
});
