import type { PaymentStatus } from '@mobility/openapi';
import failed from '@mobility/openapi/examples/PaymentStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { advance, flush, heldCall, memoryPresence, unreached, withoutExit } from '../testing/index.ts';
import { paymentOutcomeWith } from './actors.ts';
import { isAnswerLost, pauseAfter } from './rules.ts';

type Call = [rideId: string, options: { signal: AbortSignal }];

const start = async () => {
  const clock = new SimulatedClock();
  const presence = memoryPresence();
  const status = heldCall<Call, PaymentStatus>();
  const actor = createActor(
    paymentOutcomeWith({
      presence,
      client: { getRidePaymentStatus: (id, options) => status.run(id, options as Call[1]) },
    }),
    { clock, input: { rideId: 'r' } },
  ).start();
  await flush();
  return {
    actor,
    clock,
    presence,
    calls: status.calls,
    answer: async (result: unknown): Promise<void> => {
      status.answer(result as PaymentStatus);
      await flush();
    },
    fail: async (error: unknown): Promise<void> => {
      status.fail(error);
      await flush();
    },
  };
};

describe('an answer is lost', () => {
  it.each([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'aborted' }, true],
    [{ kind: 'http', status: 502 }, true],
    [{ kind: 'http', status: 500, detail: 'Oops' }, false],
    [{ kind: 'http', status: 402 }, false],
    [{ kind: 'http', status: 409, code: 'already_paid' }, false],
  ])('after %j: %s', (error, isLost) => {
    expect(isAnswerLost(error)).toBe(isLost);
  });
});

describe('the outcome of a payment', () => {
  it.each([paid, failed])('is known at once where its status is $status', async (result) => {
    const { actor, answer, calls } = await start();
    expect(calls.map(([id]) => id)).toEqual(['r']);
    await answer(result);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: result });
  });

  it('is that it was not made once three answers, 2 seconds apart, say that it is open', async () => {
    const { actor, answer, calls, clock } = await start();
    for (const count of [1, 2]) {
      await answer(pending);
      await advance(clock, 1_999, 1_999);
      expect(calls).toHaveLength(count);
      await advance(clock, 1, 1);
      expect(calls).toHaveLength(count + 1);
    }
    await answer(pending);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: pending });
  });

  it('is paid where the server was still at it', async () => {
    const { actor, answer, clock } = await start();
    await answer(pending);
    await advance(clock, 2_000);
    await answer(paid);
    expect(actor.getSnapshot().output).toEqual(paid);
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 503 }])(
    'is asked for again and again, with a growing pause, after %j',
    async (error) => {
      const { actor, fail, answer, calls, clock } = await start();
      for (const [index, pause] of [4_000, 8_000, 16_000, 16_000, 16_000].entries()) {
        await fail(error);
        await advance(clock, pause - 1, pause - 1);
        expect(calls).toHaveLength(index + 1);
        await advance(clock, 1, 1);
      }
      expect(calls).toHaveLength(6);
      await answer(paid);
      expect(actor.getSnapshot().output).toEqual(paid);
    },
  );

  it('is unknown where the server refuses to tell it', async () => {
    const { actor, fail, clock } = await start();
    for (let asked = 0; asked < 3; asked += 1) {
      await fail({ kind: 'http', status: 404 });
      await advance(clock, 2_000);
    }
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: null });
  });

  it.each([
    ['live_connected', ({ actor }) => actor.send({ type: 'live_connected' })],
    ['online', ({ presence }) => presence.emit('online')],
    ['visible', ({ presence }) => presence.emit('visible')],
  ] satisfies [string, (started: Awaited<ReturnType<typeof start>>) => void][])(
    'is asked for at once when the page is %s',
    async (_, happen) => {
      const started = await start();
      happen(started);
      await flush();
      expect(started.calls).toHaveLength(1);
      await started.fail({ kind: 'network' });
      happen(started);
      await flush();
      expect(started.calls).toHaveLength(2);
    },
  );

  it('is no longer asked for when the dialog is closed', async () => {
    const { actor, calls } = await start();
    actor.stop();
    expect(calls[0]?.[1].signal.aborted).toBe(true);
  });
});

it('asks every 2 seconds while the server answers, and every 16 while it stays away', () => {
  expect([0, 1, 2, 3, 50].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 16_000, 16_000]);
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { rideId: 'r' },
    events: [{ type: 'live_connected' }],
    outputs: { getRidePaymentStatus: [paid, pending] },
    endless: ['watchPresence'],
    distinguish: ({ open, unanswered }: { open: number; unanswered: number }) => [open, unanswered > 2],
  };
  const machine = paymentOutcomeWith({
    presence: memoryPresence(),
    client: { getRidePaymentStatus: () => new Promise(() => undefined) },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
