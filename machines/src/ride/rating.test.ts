import { describe, expect, it } from 'vitest';
import { flush } from '../testing/index.ts';
import { ride, start } from '../testing/ride-harness.ts';
import { isSummaryOpen, openRating } from './selectors.ts';

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

  it('is reset after an error', async () => {
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

  it('of the rider is one press of the driver, in the summary of the ride', async () => {
    const { actor, client, value } = start({ status: 'completed', rider_name: 'Riley' }, 'driver');
    actor.send({ type: 'rate', rating: 5 });
    await flush();
    expect(value().rating).toBe('rated');
    expect(client.rateRide).not.toHaveBeenCalled();
    expect(client.rateRider).toHaveBeenCalledExactlyOnceWith(
      'r',
      { rating: 5, comment: expect.stringMatching(/^Excited with Riley on the ride from /) },
      { idempotencyKey: 'key-1' },
    );
  });
});

it('a completed ride has a summary for its driver alone', () => {
  const { actor } = start({ status: 'in_progress' }, 'driver');
  expect(isSummaryOpen(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'sync', ride: ride({ status: 'completed', version: 3 }) });
  expect(isSummaryOpen(actor.getSnapshot())).toBe(true);
  expect(isSummaryOpen(start({ status: 'completed' }, 'rider').actor.getSnapshot())).toBe(false);
});
