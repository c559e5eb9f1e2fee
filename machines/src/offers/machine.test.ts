import type { AvailableRide, Message } from '@mobility/openapi';
import example from '@mobility/openapi/examples/AvailableRide.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { flush, heldCall, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { acceptingId, offersWith, openOffers } from './index.ts';
import type { OffersReport } from './machine.ts';

const offer = (id: string, attempt?: number): AvailableRide => ({
  ...(example as AvailableRide),
  id,
  attempt,
});

/** An owner that keeps the reports. */
const ownerOf = (reports: OffersReport[]) =>
  createActor(fromCallback<OffersReport>(({ receive }) => receive((report) => reports.push(report)))).start();

const start = () => {
  const alerts = recordingAlerts();
  const reports: OffersReport[] = [];
  const update = heldCall<unknown[], Message>();
  const decline = heldCall<unknown[], Message>();
  let issued = 0;
  const actor = createActor(
    offersWith({
      client: { updateRide: update.run, declineRide: decline.run },
      ids: { next: () => `key-${++issued}` },
    }),
    { input: { alerts, owner: ownerOf(reports) } },
  ).start();
  return {
    actor,
    alerts,
    reports,
    update,
    decline,
    snapshot: () => actor.getSnapshot(),
    value: () => actor.getSnapshot().value,
    shown: (...rides: AvailableRide[]) => openOffers(rides, actor.getSnapshot()).map(({ id }) => id),
    answer: async () => {
      update.answer({ message: 'accepted' });
      await flush();
    },
    fail: async (error: unknown) => {
      update.fail(error);
      await flush();
    },
  };
};

describe('declining an offer', () => {
  it('hides the offer from the list, and no other one', () => {
    const { actor, shown } = start();
    actor.send({ type: 'decline', ride: offer('a') });
    expect(shown(offer('a'), offer('b'))).toEqual(['b']);
  });

  it('hides the offer in every later list', () => {
    const { actor, shown } = start();
    actor.send({ type: 'decline', ride: offer('a') });
    actor.send({ type: 'decline', ride: offer('b') });
    expect(shown(offer('b'), offer('a'), offer('c'))).toEqual(['c']);
    expect(shown(offer('a'))).toEqual([]);
  });

  it('shows the ride when it is offered again after a cancellation', () => {
    const { actor, shown } = start();
    actor.send({ type: 'decline', ride: offer('a') });
    expect(shown(offer('a', 1))).toEqual([]);
    expect(shown(offer('a', 2))).toEqual(['a']);
  });

  it('shows all rides where no offers machine runs', () => {
    expect(openOffers([offer('a')], undefined)).toHaveLength(1);
  });

  it('remembers the last 500 offers', () => {
    const { actor, snapshot, shown } = start();
    for (let index = 0; index <= 500; index += 1) actor.send({ type: 'decline', ride: offer(`${index}`) });
    expect(snapshot().context.declined).toHaveLength(500);
    expect(shown(offer('0'), offer('1'), offer('500'))).toEqual(['0']);
  });

  it('reports the decline to the server', () => {
    const { actor, decline, update } = start();
    actor.send({ type: 'decline', ride: offer('a') });
    expect([decline.calls, update.calls]).toEqual([[['a']], []]);
  });

  it.each([404, 405, 409, 501])(
    'stays declined without an alert when the server answers %i',
    async (status) => {
      const { actor, decline, shown, alerts, reports } = start();
      actor.send({ type: 'decline', ride: offer('a') });
      decline.fail({ kind: 'http', status });
      await flush();
      expect(shown(offer('a'))).toEqual([]);
      expect([alerts.events, reports]).toEqual([[], []]);
    },
  );

  it('stays declined when the server cannot be reached, with a warning for the console', async () => {
    const { actor, decline, shown, alerts, reports } = start();
    actor.send({ type: 'decline', ride: offer('a') });
    const error = { kind: 'network' };
    decline.fail(error);
    await flush();
    expect(shown(offer('a'))).toEqual([]);
    expect([alerts.events, reports]).toEqual([[], [{ type: 'warning', operation: 'declineRide', error }]]);
  });
});

describe('accepting an offer', () => {
  it('sends one request, with a key, and reports the accepted ride', async () => {
    const { actor, answer, update, reports, value, snapshot } = start();
    actor.send({ type: 'accept', ride: offer('a') });
    expect(value()).toBe('accepting');
    expect(acceptingId(snapshot())).toBe('a');
    actor.send({ type: 'accept', ride: offer('b') });
    await answer();
    expect(update.calls).toEqual([['a', { action: 'accept' }, { idempotencyKey: 'key-1' }]]);
    expect(value()).toBe('idle');
    expect(acceptingId(snapshot())).toBeNull();
    expect(reports).toEqual([{ type: 'offer_accepted', ride: offer('a') }]);
  });

  it('cannot be declined until the server has answered, while other offers can', async () => {
    const { actor, shown, decline } = start();
    actor.send({ type: 'accept', ride: offer('a') });
    actor.send({ type: 'decline', ride: offer('a') });
    actor.send({ type: 'decline', ride: offer('b') });
    expect(shown(offer('a'), offer('b'))).toEqual(['a']);
    expect(decline.calls).toEqual([['b']]);
  });

  it('shows the server’s detail when another driver was faster, and reports that lists are out of date', async () => {
    const { actor, fail, value, snapshot, alerts, reports } = start();
    actor.send({ type: 'accept', ride: offer('a') });
    await fail({ kind: 'http', status: 409, detail: 'Taken' });
    expect(value()).toBe('failed');
    expect(snapshot().context.error).toEqual({ message: 'ride.acceptFailed', detail: 'Taken' });
    expect(alerts.events).toMatchObject([{ alert: { tone: 'critical', detail: 'Taken' } }]);
    expect(reports).toEqual([{ type: 'ride_changed', ride_id: 'a' }]);
  });

  it('leaves it to the session to tell that it is over', async () => {
    const { actor, fail, value, alerts } = start();
    actor.send({ type: 'accept', ride: offer('a') });
    await fail({ kind: 'http', status: 401, detail: 'Token expired' });
    expect([value(), alerts.events]).toEqual(['failed', []]);
  });

  it('keeps its key while the outcome is unknown and takes a new one after a refusal', async () => {
    const { actor, fail, answer, update } = start();
    actor.send({ type: 'accept', ride: offer('a') });
    await fail({ kind: 'timeout' });
    actor.send({ type: 'accept', ride: offer('a') });
    await fail({ kind: 'http', status: 409 });
    actor.send({ type: 'retry' });
    await answer();
    expect(update.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
  });

  it('takes a new key for another offer, also for the next attempt of the same ride', async () => {
    const { actor, fail, update } = start();
    actor.send({ type: 'accept', ride: offer('a', 1) });
    await fail({ kind: 'timeout' });
    actor.send({ type: 'accept', ride: offer('a', 2) });
    expect(update.calls.map((call) => call[2])).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-2' },
    ]);
  });

  it('clears an error when the offer is declined or the error dismissed', async () => {
    for (const event of [{ type: 'decline', ride: offer('a') }, { type: 'dismiss' }] as const) {
      const { actor, fail, value, snapshot } = start();
      actor.send({ type: 'accept', ride: offer('a') });
      await fail({ kind: 'network' });
      actor.send({ type: 'decline', ride: offer('b') });
      expect(value()).toBe('failed');
      actor.send(event);
      expect(value()).toBe('idle');
      expect(snapshot().context.error).toBeNull();
    }
  });
});

it('the offers machine reaches and leaves every state', () => {
  const machine = offersWith({
    client: {
      updateRide: () => new Promise(() => undefined),
      declineRide: () => new Promise(() => undefined),
    },
    ids: { next: () => 'key' },
  });
  const exploration = {
    input: { alerts: recordingAlerts(), owner: ownerOf([]) },
    events: [
      { type: 'accept', ride: offer('a') },
      { type: 'decline', ride: offer('a') },
      { type: 'retry' },
      { type: 'dismiss' },
    ],
  };
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
