import type { PaymentMethod, PaymentResult, PaymentStatus } from '@mobility/openapi';
import result from '@mobility/openapi/examples/PaymentResult.json' with { type: 'json' };
import expired from '@mobility/openapi/examples/PaymentStatus.expired.json' with { type: 'json' };
import failed from '@mobility/openapi/examples/PaymentStatus.failed.json' with { type: 'json' };
import notInitiated from '@mobility/openapi/examples/PaymentStatus.not_initiated.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/PaymentStatus.paid.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/PaymentStatus.pending.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { secret } from '../card-payment/secret.ts';
import { advance, flush, memoryPresence, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { startPayment } from '../testing/payment-harness.ts';
import { paymentWith } from './actors.ts';
import type { PaymentContext } from './machine.ts';

const expiresAt = new Date(1_900_000).toISOString();
const pendingBy = (payment_method: PaymentMethod): PaymentStatus => ({
  ...(pending as PaymentStatus),
  payment_method,
  expires_at: expiresAt,
});

const start = async (status: unknown) => {
  const client = {
    getRidePaymentStatus: vi.fn(async (..._call: unknown[]) => status as PaymentStatus),
    initiateRidePayment: vi.fn(
      async (_id: string, body: { payment_method: PaymentMethod }, _options?: unknown) =>
        pendingBy(body.payment_method),
    ),
    processRidePayment: vi.fn(async (..._call: unknown[]) => result as PaymentResult),
  };
  const { actor, clock, alerts, emitted } = await startPayment(client);
  return {
    actor,
    clock,
    alerts,
    client,
    emitted,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  };
};

describe('opening', () => {
  it.each([
    [notInitiated, 'notInitiated'],
    [pending, 'pending'],
    [paid, 'paid'],
    [failed, 'failed'],
    [expired, 'expired'],
    [{ ...notInitiated, status: 'written_off' }, 'writtenOff'],
  ])('shows %j as %s', async (status, state) => {
    expect((await start(status)).value()).toBe(state);
  });

  it('reports that the status could not be loaded, and can be retried', async () => {
    const { actor, client, value, context } = await start(
      Promise.reject({ kind: 'http', status: 500, detail: 'Oops' }),
    );
    expect(value()).toBe('loadFailed');
    expect(context().error).toEqual({ message: 'payment.loadFailed', detail: 'Oops' });
    client.getRidePaymentStatus.mockResolvedValue(paid as PaymentStatus);
    actor.send({ type: 'retry' });
    await flush();
    expect(value()).toBe('paid');
  });
});

describe('paying by balance or cash', () => {
  it.each(['balance', 'cash'] as const)('opens and settles by %s', async (method) => {
    const { actor, client, alerts, emitted, value, context } = await start(notInitiated);
    actor.send({ type: 'choose', method });
    actor.send({ type: 'initiate' });
    await flush();
    expect(value()).toBe('pending');
    expect(client.initiateRidePayment).toHaveBeenCalledExactlyOnceWith(
      'r',
      { payment_method: method },
      { idempotencyKey: 'key-1' },
    );
    actor.send({ type: 'complete' });
    await flush();
    expect(value()).toBe('paid');
    expect(client.processRidePayment).toHaveBeenCalledExactlyOnceWith(
      'r',
      { payment_method: method },
      { idempotencyKey: 'key-2' },
    );
    expect(context().status).toMatchObject({ status: 'paid', payment_id: result.payment_id });
    expect(alerts.messages()).toEqual(['payment.completed']);
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'paid', ride_id: 'r' });
  });

  it('initiates again for another method and completes the payment', async () => {
    const { actor, client, value } = await start(pendingBy('balance'));
    actor.send({ type: 'choose', method: 'cash' });
    actor.send({ type: 'complete' });
    expect(value()).toEqual({ initiating: 'toComplete' });
    await flush();
    expect(client.initiateRidePayment).toHaveBeenCalledOnce();
    expect(client.processRidePayment).toHaveBeenCalledExactlyOnceWith(
      'r',
      { payment_method: 'cash' },
      { idempotencyKey: 'key-2' },
    );
    expect(value()).toBe('paid');
  });

  it('initiates again for a card and opens the card dialog', async () => {
    const { actor, value } = await start(pendingBy('balance'));
    actor.send({ type: 'choose', method: 'stripe' });
    actor.send({ type: 'complete' });
    await flush();
    expect(value()).toBe('card');
  });

  it('does not complete the payment after a refused initiation', async () => {
    const { actor, client, value } = await start(pendingBy('balance'));
    client.initiateRidePayment.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'choose', method: 'cash' });
    actor.send({ type: 'complete' });
    await flush();
    expect(value()).toBe('pending');
    actor.send({ type: 'initiate' });
    await flush();
    expect(value()).toBe('pending');
    expect(client.processRidePayment).not.toHaveBeenCalled();
  });

  it('shows the server’s detail when initiating or completing fails', async () => {
    const { actor, client, alerts, value, context } = await start(failed);
    actor.send({ type: 'choose', method: 'balance' });
    client.initiateRidePayment.mockRejectedValueOnce({ kind: 'network' });
    actor.send({ type: 'initiate' });
    await flush();
    expect(value()).toBe('failed');
    expect(context().error).toEqual({ message: 'payment.initiateFailed', reason: 'error.unreachable' });
    actor.send({ type: 'initiate' });
    await flush();
    client.processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 402, detail: 'Too little' });
    actor.send({ type: 'complete' });
    await flush();
    expect(value()).toBe('pending');
    expect(context().error).toEqual({ message: 'payment.processFailed', detail: 'Too little' });
    // The dialog shows the error.
    expect(alerts.messages()).toEqual([]);
    actor.send({ type: 'complete' });
    await flush();
    const keys = [...client.initiateRidePayment.mock.calls, ...client.processRidePayment.mock.calls].map(
      (call) => call[2],
    );
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3'].map((idempotencyKey) => ({ idempotencyKey })));
  });

  it.each(['cash_missing', 'payment_not_initiated'])('reads the status again after %s', async (code) => {
    const { actor, alerts, client, value } = await start(pendingBy('balance'));
    client.processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 409, code, detail: 'Look' });
    client.getRidePaymentStatus.mockResolvedValue(paid as PaymentStatus);
    actor.send({ type: 'complete' });
    await flush();
    expect(value()).toBe('paid');
    expect(alerts.events).toEqual([
      {
        type: 'alert',
        alert: { tone: 'caution', message: 'payment.processFailed', detail: 'Look', code, topic: 'paid:r' },
      },
    ]);
  });
});

describe('paying by card', () => {
  const atCard = async () => {
    const started = await start(pendingBy('stripe'));
    started.actor.send({ type: 'complete' });
    await flush();
    const card = started.actor.getSnapshot().children.cardPayment;
    if (!card) throw new Error('no card dialog');
    return { ...started, card };
  };
  const payBy = async ({ card, clock }: Awaited<ReturnType<typeof atCard>>): Promise<void> => {
    card.send({ type: 'setNumber', number: secret('4242424242424242') });
    card.send({ type: 'setExpiry', expiry: '1230' });
    card.send({ type: 'setCvc', cvc: secret('123') });
    card.send({ type: 'setName', name: 'Ada' });
    card.send({ type: 'pay' });
    await advance(clock, 2_000);
  };

  it('opens the card dialog and is paid when it has finished', async () => {
    const started = await atCard();
    expect(started.value()).toBe('card');
    expect(started.card.getSnapshot().context.amount).toBe(10.42);
    await payBy(started);
    expect(started.value()).toBe('card');
    await advance(started.clock, 1_500);
    expect(started.value()).toBe('paid');
    expect(started.emitted).toHaveBeenCalledOnce();
    expect(started.client.processRidePayment).toHaveBeenCalledOnce();
    expect(started.context().status?.status).toBe('paid');
  });

  it('returns when the dialog is closed, and reloads the status if a payment was attempted', async () => {
    const calm = await atCard();
    calm.card.send({ type: 'close' });
    expect(calm.value()).toBe('pending');
    expect(calm.client.getRidePaymentStatus).toHaveBeenCalledOnce();
    const tried = await atCard();
    tried.client.processRidePayment.mockRejectedValueOnce({ kind: 'http', status: 402 });
    tried.client.getRidePaymentStatus.mockResolvedValue(failed as PaymentStatus);
    await payBy(tried);
    tried.card.send({ type: 'close' });
    await flush();
    expect(tried.value()).toBe('failed');
  });

  it('emits the address of a hosted checkout where the server returns one', async () => {
    const { actor, client } = await start(notInitiated);
    const addresses: string[] = [];
    actor.on('checkout_opened', ({ url }) => addresses.push(url));
    client.initiateRidePayment.mockResolvedValue({
      ...pendingBy('stripe'),
      checkout_url: 'https://pay.test/1',
    });
    actor.send({ type: 'choose', method: 'stripe' });
    actor.send({ type: 'initiate' });
    await flush();
    expect(addresses).toEqual(['https://pay.test/1']);
  });
});

describe('expiry', () => {
  it('reloads the status when the payment expires', async () => {
    const { clock, client, value } = await start(pendingBy('balance'));
    client.getRidePaymentStatus.mockResolvedValue(expired as PaymentStatus);
    await advance(clock, 899_999, 100_000);
    expect(value()).toBe('pending');
    await advance(clock, 1);
    expect(value()).toBe('expired');
  });
});

it('reaches every state and leaves each but the last ones again', () => {
  const exploration = {
    input: { rideId: 'r', alerts: recordingAlerts() },
    events: [
      { type: 'choose', method: 'stripe' },
      { type: 'choose', method: 'cash' },
      { type: 'initiate' },
      { type: 'complete' },
      { type: 'retry' },
    ],
    outputs: {
      getRidePaymentStatus: [
        notInitiated,
        pending,
        paid,
        failed,
        expired,
        { ...notInitiated, status: 'written_off' },
      ],
      initiateRidePayment: [pendingBy('cash'), pendingBy('stripe')],
      processRidePayment: [result],
      paymentOutcome: [null, paid, failed],
      cardPayment: [
        { outcome: 'paid', result },
        { outcome: 'paid', result: null },
        { outcome: 'dismissed', attempted: true },
        { outcome: 'dismissed', attempted: false },
      ],
    },
    distinguish: ({ method, status }: PaymentContext) => [method, status?.payment_method],
  };
  const never = () => new Promise<never>(() => undefined);
  const machine = paymentWith({
    client: { getRidePaymentStatus: never, initiateRidePayment: never, processRidePayment: never },
    ids: { next: () => 'key' },
    clock: { now: () => 0 },
    presence: memoryPresence(),
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual(['payment.paid', 'payment.writtenOff']);
});
