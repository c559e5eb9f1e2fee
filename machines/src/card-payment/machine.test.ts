import type { PaymentResult, PaymentStatus } from '@mobility/openapi';
import paid from '@mobility/openapi/examples/PaymentResult.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { advance, flush, memoryPresence, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { cardPaymentWith } from './actors.ts';
import type { CardPaymentEvent } from './machine.ts';
import { Secret, secret } from './secret.ts';

const number = '4539578763621486';
const cvc = '9173';
const filling: CardPaymentEvent[] = [
  { type: 'setNumber', number: secret(number) },
  { type: 'setExpiry', expiry: '1230' },
  { type: 'setCvc', cvc: secret(cvc) },
  { type: 'setName', name: 'Ada' },
];

/** Milliseconds until three answers have said that a payment whose answer was lost was not made. */
const untilUnpaid = 6_000;

const start = () => {
  const clock = new SimulatedClock();
  const alerts = recordingAlerts();
  const processRidePayment = vi.fn(async (..._call: unknown[]) => paid as PaymentResult);
  const inspected: string[] = [];
  let issued = 0;
  let now = 1_000;
  const actor = createActor(
    cardPaymentWith({
      client: { processRidePayment, getRidePaymentStatus: async () => pending as PaymentStatus },
      presence: memoryPresence(),
      ids: { next: () => `key-${++issued}` },
      clock: { now: () => ++now },
    }),
    {
      clock,
      input: { rideId: 'r', amount: 10.42, alerts },
      inspect: (event) => void inspected.push(JSON.stringify('event' in event ? event.event : event.type)),
    },
  ).start();
  const send = (...events: CardPaymentEvent[]): void => events.forEach((event) => void actor.send(event));
  return {
    actor,
    clock,
    alerts,
    processRidePayment,
    inspected,
    send,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};

describe('the card dialog', () => {
  it('shows an issue per field until the field changes', () => {
    const { send, value, context } = start();
    send({ type: 'pay' });
    expect(value()).toBe('ready');
    expect(context().errors).toEqual({
      number: 'card.invalidNumber',
      expiry: 'card.invalidExpiry',
      cvc: 'card.invalidCvc',
      name: 'card.nameRequired',
    });
    send({ type: 'setName', name: 'Ada' });
    expect(context().errors.name).toBeUndefined();
    expect(context().errors.number).toBe('card.invalidNumber');
  });

  it('sends the request after 2 s and finishes 1.5 s after success', async () => {
    const { actor, clock, alerts, processRidePayment, send, value } = start();
    send(...filling, { type: 'pay' });
    await advance(clock, 1_999, 1);
    expect(processRidePayment).not.toHaveBeenCalled();
    await advance(clock, 1);
    expect(processRidePayment).toHaveBeenCalledOnce();
    expect(value()).toBe('success');
    expect(alerts.messages()).toEqual(['payment.completed']);
    await advance(clock, 1_499, 1);
    expect(actor.getSnapshot().status).toBe('active');
    await advance(clock, 1);
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { outcome: 'paid', result: paid },
    });
  });

  it('cannot be closed while the payment is being processed', async () => {
    const { clock, send, value, actor } = start();
    send(...filling, { type: 'pay' }, { type: 'close' });
    expect(value()).toEqual({ processing: 'delaying' });
    await advance(clock, 2_000);
    expect(value()).toBe('success');
    send({ type: 'close' });
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'paid' });
  });

  it('shows the server’s detail, keeps the form and can be retried', async () => {
    const { clock, alerts, processRidePayment, send, value, context } = start();
    processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 402, detail: 'Declined' });
    send(...filling, { type: 'pay' });
    await advance(clock, 2_000);
    expect(value()).toBe('error');
    expect(context().error).toEqual({ message: 'payment.cardFailed', detail: 'Declined' });
    expect(alerts.events).toEqual([
      {
        type: 'alert',
        alert: { tone: 'critical', message: 'payment.cardFailed', detail: 'Declined', topic: 'paid:r' },
      },
    ]);
    send({ type: 'retry' });
    expect(context().number.reveal()).toBe('4539 5787 6362 1486');
    expect(context().name).toBe('Ada');
  });

  it('reports on closing whether a request was sent', async () => {
    const calm = start();
    calm.send({ type: 'close' });
    expect(calm.actor.getSnapshot().output).toEqual({ outcome: 'dismissed', attempted: false });
    const tried = start();
    tried.processRidePayment.mockRejectedValueOnce({ kind: 'network' });
    tried.send(...filling, { type: 'pay' });
    await advance(tried.clock, 2_000);
    tried.send({ type: 'close' });
    expect(tried.actor.getSnapshot().output).toEqual({ outcome: 'dismissed', attempted: true });
  });
});

it('succeeds if the server says that the ride is already paid', async () => {
  const { actor, clock, alerts, processRidePayment, send, value } = start();
  processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 409, code: 'already_paid' });
  send(...filling, { type: 'pay' });
  await advance(clock, 2_000);
  expect(value()).toBe('success');
  expect(alerts.messages()).toEqual(['payment.completed']);
  await advance(clock, 1_500);
  expect(actor.getSnapshot().output).toEqual({ outcome: 'paid', result: null });
});

describe('token and key', () => {
  const attempts = async (error: object, change: CardPaymentEvent[] = []) => {
    const { clock, processRidePayment, send } = start();
    processRidePayment.mockRejectedValueOnce(error);
    send(...filling, { type: 'pay' });
    await advance(clock, untilUnpaid);
    send({ type: 'retry' }, ...change, { type: 'pay' });
    await advance(clock, 2_000);
    return processRidePayment.mock.calls.map(([, body, options]) => JSON.stringify([body, options]));
  };

  it.each([[{ kind: 'network' }], [{ kind: 'timeout' }], [{ kind: 'http', status: 502 }]])(
    'stay together, byte for byte, after %j',
    async (error) => {
      const [first, second] = await attempts(error);
      expect(first).toContain('tok_demo_1001');
      expect(second).toBe(first);
    },
  );

  it('stay together if the same card is typed again', async () => {
    const [first, second] = await attempts({ kind: 'network' }, [
      { type: 'setNumber', number: secret('') },
      { type: 'setExpiry', expiry: '' },
      ...filling,
    ]);
    expect(second).toBe(first);
  });

  it('stay together while the retry is not looked at', async () => {
    const { clock, processRidePayment, send } = start();
    processRidePayment.mockRejectedValueOnce({ kind: 'network' });
    processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 429, code: 'rate_limited' });
    send(...filling, { type: 'pay' });
    await advance(clock, untilUnpaid);
    send({ type: 'retry' }, { type: 'pay' });
    await advance(clock, 2_000);
    send({ type: 'retry' }, { type: 'pay' });
    await advance(clock, 2_000);
    const calls = processRidePayment.mock.calls.map((call) => JSON.stringify(call));
    expect(calls).toHaveLength(3);
    expect(new Set(calls).size).toBe(1);
  });

  it('are both new after a refused payment', async () => {
    const [, second] = await attempts({ kind: 'http', status: 402 });
    expect(second).toContain('tok_demo_1002');
    expect(second).toContain('key-2');
  });

  it('are both new for another card', async () => {
    const change: CardPaymentEvent[] = [{ type: 'setExpiry', expiry: '0131' }];
    const [, second] = await attempts({ kind: 'network' }, change);
    expect(second).toContain('tok_demo_1002');
    expect(second).toContain('key-2');
  });
});

describe('number and CVC', () => {
  const traces = (text: string): string[] =>
    [number, '4539 5787 6362 1486', number.slice(0, 12), cvc].filter((canary) => text.includes(canary));

  it('appear in no snapshot, no recorded event and no request', async () => {
    const { actor, clock, inspected, processRidePayment, send } = start();
    const seen: string[] = [];
    actor.subscribe((snapshot) => void seen.push(JSON.stringify(snapshot)));
    processRidePayment.mockRejectedValueOnce({ kind: 'network' });
    send(...filling, { type: 'pay' });
    await advance(clock, untilUnpaid);
    send({ type: 'retry' }, { type: 'pay' });
    await advance(clock, 4_000);
    await flush();
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.join('')).toContain('••••');
    expect(inspected.join('')).toContain('setNumber');
    expect(traces([...seen, ...inspected].join(''))).toEqual([]);
    expect(traces(JSON.stringify(processRidePayment.mock.calls))).toEqual([]);
    expect(JSON.stringify(processRidePayment.mock.calls)).toContain('"last4":"1486"');
  });

  it.each([
    [
      'success',
      async ({ send, clock }: ReturnType<typeof start>) => {
        send({ type: 'pay' });
        await advance(clock, 2_000);
      },
    ],
    ['closing', async ({ send }: ReturnType<typeof start>) => send({ type: 'close' })],
  ])('are wiped by %s, also where an earlier snapshot is kept', async (_, leave) => {
    const started = start();
    started.send(...filling);
    const held = started.context();
    expect(held.number.reveal()).not.toBe('');
    await leave(started);
    expect([held.number.reveal(), held.cvc.reveal()]).toEqual(['', '']);
    expect(started.context()).toMatchObject({ expiry: '', name: '' });
    expect(started.context().number.reveal()).toBe('');
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { rideId: 'r', amount: 1, alerts: recordingAlerts() },
    events: [
      { type: 'setNumber', number: new Secret(number) },
      { type: 'setExpiry', expiry: '1230' },
      { type: 'setCvc', cvc: new Secret(cvc) },
      { type: 'setName', name: 'Ada' },
      { type: 'pay' },
      { type: 'retry' },
      { type: 'close' },
      { type: 'ride_paid' },
    ],
    outputs: { processRidePayment: [paid], paymentOutcome: [pending] },
    errors: { processRidePayment: [{ kind: 'network' }, { kind: 'http', status: 402 }] },
    distinguish: ({
      number,
      expiry,
      cvc,
      name,
    }: {
      number: Secret;
      expiry: string;
      cvc: Secret;
      name: string;
    }) => [number.reveal(), expiry, cvc.reveal(), name],
  };
  const never = () => new Promise<never>(() => undefined);
  const machine = cardPaymentWith({
    client: { processRidePayment: never, getRidePaymentStatus: never },
    presence: memoryPresence(),
    ids: { next: () => 'key' },
    clock: { now: () => 0 },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
