import type { SessionStatus } from '@mobility/openapi';
import expired from '@mobility/openapi/examples/SessionStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/SessionStatus.failed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/SessionStatus.json' with { type: 'json' };
import paidOtherwise from '@mobility/openapi/examples/SessionStatus.paid_otherwise.json' with {
  type: 'json',
};
import pending from '@mobility/openapi/examples/SessionStatus.pending.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  advance,
  flush,
  heldCall,
  memoryPresence,
  recordingAlerts,
  unreached,
  withoutExit,
} from '../testing/index.ts';
import { paymentCheckMessage, paymentCheckWith } from './index.ts';

type Call = [sessionId: string, options: { signal: AbortSignal }];

const start = async () => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const presence = memoryPresence();
  const status = heldCall<Call, SessionStatus>();
  const actor = createActor(
    paymentCheckWith({
      presence,
      client: { getPaymentSessionStatus: (id, options) => status.run(id, options as Call[1]) },
    }),
    { clock, input: { sessionId: 's1', alerts } },
  ).start();
  await flush();
  const answer = async (result: unknown): Promise<void> => {
    status.answer(result as SessionStatus);
    await flush();
  };
  const fail = async (error: unknown): Promise<void> => {
    status.fail(error);
    await flush();
  };
  return {
    actor,
    clock,
    alerts,
    presence,
    status,
    answer,
    fail,
    value: () => actor.getSnapshot().value,
    attempt: () => actor.getSnapshot().context.attempt,
    message: () => paymentCheckMessage(actor.getSnapshot()),
  };
};
type Check = Awaited<ReturnType<typeof start>>;

/** Settles attempts 1 to `count`, and waits for the next one after each. */
const settleAttempts = async (check: Check, count: number, settle: () => Promise<void>): Promise<void> => {
  for (let done = 0; done < count; done += 1) {
    await settle();
    await advance(check.clock, 2_000, 2_000);
  }
};

describe('the payment check', () => {
  it('reads the session at once', async () => {
    const { status, value, attempt, message } = await start();
    expect(status.calls.map(([id]) => id)).toEqual(['s1']);
    expect(value()).toEqual({ checking: 'asking' });
    expect(attempt()).toBe(1);
    expect(message()).toBeNull();
  });

  it('succeeds when the session is paid, with its amount and currency', async () => {
    const { actor, answer, value, alerts, message } = await start();
    await answer(paid);
    expect(value()).toBe('success');
    expect(actor.getSnapshot().context.result).toEqual(paid);
    expect(message()).toBe('payment.checkSucceeded');
    expect(alerts.messages()).toEqual(['payment.checkSucceeded']);
  });

  it.each([failed, expired])('fails at once when the session is $payment_status', async (result) => {
    const { actor, answer, value, alerts, status, clock, message } = await start();
    await answer(result);
    await advance(clock, 10_000, 1_000);
    expect(value()).toEqual({ failed: 'declined' });
    expect(actor.getSnapshot().context.result).toEqual(result);
    expect(status.calls).toHaveLength(1);
    expect(message()).toBe('payment.checkDeclined');
    expect(alerts.messages()).toEqual(['payment.checkDeclined']);
  });

  it.each(['expired', 'failed'])(
    'knows a ride that was paid in another way from the %s session, without an alert',
    async (payment_status) => {
      const { answer, value, alerts, message } = await start();
      await answer({ ...paidOtherwise, payment_status });
      expect(value()).toBe('alreadyPaid');
      expect(message()).toBeNull();
      expect(alerts.messages()).toEqual([]);
    },
  );

  it('says of a card that was refused that it was not saved', async () => {
    const { answer, alerts, message } = await start();
    await answer({ ...failed, purpose: 'card' });
    expect(message()).toBe('payment.cardNotSaved');
    expect(alerts.messages()).toEqual(['payment.cardNotSaved']);
  });

  it('reads the session again 2 seconds after the answer, not after the request', async () => {
    const { answer, clock, status, attempt } = await start();
    await advance(clock, 5_000, 1_000);
    expect(status.calls).toHaveLength(1);
    await answer(pending);
    await advance(clock, 1_999, 1_999);
    expect(status.calls).toHaveLength(1);
    await advance(clock, 1, 1);
    expect(status.calls).toHaveLength(2);
    expect(attempt()).toBe(2);
  });

  it.each(['not_initiated', 'a status of a later version'])(
    'reads the session again when the status is %s',
    async (payment_status) => {
      const { answer, value } = await start();
      await answer({ ...pending, payment_status });
      expect(value()).toEqual({ checking: 'waiting' });
    },
  );

  it.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'http', status: 404 },
    { kind: 'http', status: 500 },
  ])('reads the session again after the error %j and succeeds later', async (error) => {
    const { fail, answer, clock, value } = await start();
    await fail(error);
    expect(value()).toEqual({ checking: 'waiting' });
    await advance(clock, 2_000, 2_000);
    await answer(paid);
    expect(value()).toBe('success');
  });

  it('times out when the tenth answer is still pending', async () => {
    const check = await start();
    await settleAttempts(check, 9, () => check.answer(pending));
    expect(check.attempt()).toBe(10);
    expect(check.value()).toEqual({ checking: 'asking' });
    await check.answer(pending);
    expect(check.value()).toEqual({ failed: 'timedOut' });
    expect(check.message()).toBe('payment.checkTimedOut');
    await advance(check.clock, 10_000, 1_000);
    expect(check.status.calls).toHaveLength(10);
    expect(check.alerts.messages()).toEqual(['payment.checkTimedOut']);
  });

  it('reports an error when the tenth attempt fails, regardless of the earlier answers', async () => {
    const check = await start();
    await settleAttempts(check, 9, () => check.answer(pending));
    await check.fail({ kind: 'network' });
    expect(check.value()).toEqual({ failed: 'errored' });
    expect(check.message()).toBe('payment.checkFailed');
    expect(check.alerts.messages()).toEqual(['payment.checkFailed']);
  });

  it('times out when nine errors are followed by a pending answer', async () => {
    const check = await start();
    await settleAttempts(check, 9, () => check.fail({ kind: 'network' }));
    await check.answer(pending);
    expect(check.value()).toEqual({ failed: 'timedOut' });
    expect(check.status.calls).toHaveLength(10);
  });

  it.each(['visible', 'online'] as const)(
    'reads the session at once when the tab becomes %s while waiting',
    async (event) => {
      const { answer, presence, status, attempt } = await start();
      await answer(pending);
      presence.emit(event);
      await flush();
      expect(status.calls).toHaveLength(2);
      expect(attempt()).toBe(2);
    },
  );

  it('sends no second request when the tab becomes visible during a request', async () => {
    const { presence, status } = await start();
    presence.emit('visible');
    await flush();
    expect(status.calls).toHaveLength(1);
  });

  it('aborts the request and stays silent when the page is left', async () => {
    const { actor, status, clock, alerts } = await start();
    actor.stop();
    expect(status.calls[0]?.[1].signal.aborted).toBe(true);
    status.answer(paid as SessionStatus);
    await advance(clock, 10_000, 1_000);
    expect(status.calls).toHaveLength(1);
    expect(alerts.messages()).toEqual([]);
  });

  it('sends no further request when the page is left while waiting', async () => {
    const { actor, answer, status, clock } = await start();
    await answer(pending);
    actor.stop();
    await advance(clock, 10_000, 1_000);
    expect(status.calls).toHaveLength(1);
  });

  it('reaches every state, and leaves all but the results', () => {
    const exploration = {
      input: { sessionId: 's1', alerts: recordingAlerts() },
      events: [{ type: 'became_visible' }],
      outputs: { getPaymentSessionStatus: [paid, paidOtherwise, failed, pending] },
      endless: ['watchPresence'],
      distinguish: ({ attempt }: { attempt: number }) => attempt,
    };
    const machine = paymentCheckWith({
      presence: memoryPresence(),
      client: { getPaymentSessionStatus: () => new Promise(() => undefined) },
    });
    expect(unreached(machine, exploration)).toEqual([]);
    expect(withoutExit(machine, exploration)).toEqual([
      'paymentCheck.success',
      'paymentCheck.alreadyPaid',
      'paymentCheck.failed.declined',
      'paymentCheck.failed.timedOut',
      'paymentCheck.failed.errored',
    ]);
  });
});
