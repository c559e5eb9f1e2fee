import type { Dispute, Ride } from '@mobility/openapi';
import opened from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { disputeWith } from './actors.ts';
import { parseDispute } from './draft.ts';
import type { DisputeContext } from './machine.ts';
import { canDispute, disputeErrors, emptyDispute, isComplete } from './rules.ts';

const ride = { id: 'ride-1', estimated_fare: 13.67 };
const locale = 'en-US';
const filled = {
  type: 'route_dispute' as const,
  reason: 'The driver took a longer route than needed',
  description: '  We went around by the Embarcadero.  ',
};

const start = (about = ride) => {
  const alerts = recordingAlerts();
  const submitDispute = vi.fn(async (..._call: unknown[]) => opened as Dispute);
  let issued = 0;
  const actor = createActor(
    disputeWith({ client: { submitDispute }, ids: { next: () => `key-${++issued}` } }),
    { input: { alerts, ride: about, locale } },
  );
  const submitted = vi.fn();
  actor.on('dispute_submitted', submitted);
  actor.start();
  return { actor, alerts, submitDispute, submitted, context: () => actor.getSnapshot().context };
};

describe('the form', () => {
  it.each([
    [
      {},
      {
        type: 'dispute.typeRequired',
        reason: 'dispute.reasonRequired',
        description: 'dispute.descriptionRequired',
      },
    ],
    [{ ...filled, reason: '' }, { reason: 'dispute.reasonRequired' }],
    [{ ...filled, description: '   ' }, { description: 'dispute.descriptionRequired' }],
    [{ ...filled, description: ` ${'x'.repeat(19)} ` }, { description: 'dispute.descriptionTooShort' }],
    [{ ...filled, description: 'x'.repeat(20) }, {}],
    [{ ...filled, description: 'x'.repeat(501) }, {}],
    [{ ...filled, refund: '13.67' }, {}],
    [{ ...filled, refund: '0' }, {}],
    [{ ...filled, refund: '13.68' }, { refund: 'dispute.invalidRefund' }],
    [{ ...filled, refund: '-1' }, { refund: 'dispute.invalidRefund' }],
    [{ ...filled, refund: '1.005' }, { refund: 'dispute.invalidRefund' }],
  ])('finds in %j the issues %j', (change, issues) => {
    expect(disputeErrors({ ...emptyDispute, ...change }, ride.estimated_fare, locale)).toEqual(issues);
  });

  it('may be submitted once type, reason and description are filled in', () => {
    expect(isComplete({ ...emptyDispute, ...filled })).toBe(true);
    expect(isComplete({ ...emptyDispute, ...filled, description: '' })).toBe(false);
    expect(isComplete({ ...emptyDispute, ...filled, reason: '' })).toBe(false);
  });

  it('may be submitted with a description of spaces, and then asks for one', () => {
    const { actor, context } = start();
    const form = { ...emptyDispute, ...filled, description: '   ' };
    expect(isComplete(form)).toBe(true);
    actor.send({ type: 'change', change: form });
    actor.send({ type: 'submitDispute' });
    expect(context().errors).toEqual({ description: 'dispute.descriptionRequired' });
  });

  it('clears the reason when the type changes, and keeps it when the same type is chosen again', () => {
    const { actor, context } = start();
    actor.send({ type: 'change', change: filled });
    actor.send({ type: 'change', change: { type: 'route_dispute' } });
    expect(context().form.reason).toBe(filled.reason);
    actor.send({ type: 'change', change: { type: 'other' } });
    expect(context().form.reason).toBe('');
  });

  it('sends nothing while it is invalid, and clears an issue once its field changes', () => {
    const { actor, submitDispute, context } = start();
    actor.send({ type: 'submitDispute' });
    expect(Object.keys(context().errors)).toEqual(['type', 'reason', 'description']);
    actor.send({ type: 'change', change: { description: 'It' } });
    expect(Object.keys(context().errors)).toEqual(['type', 'reason']);
    expect(submitDispute).not.toHaveBeenCalled();
  });
});

describe('submitting', () => {
  it('sends the trimmed form once and shows an alert', async () => {
    const { actor, alerts, submitDispute, submitted } = start();
    actor.send({ type: 'change', change: { ...filled, refund: '5,40', evidence: ' Screenshot ' } });
    actor.send({ type: 'submitDispute' });
    actor.send({ type: 'submitDispute' });
    await flush();
    expect(submitDispute).toHaveBeenCalledExactlyOnceWith(
      {
        ride_id: 'ride-1',
        dispute_type: 'route_dispute',
        dispute_reason: filled.reason,
        description: 'We went around by the Embarcadero.',
        requested_refund: 5.4,
        evidence: 'Screenshot',
      },
      { idempotencyKey: 'key-1' },
    );
    expect(submitted).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().status).toBe('done');
    expect(alerts.messages()).toEqual(['dispute.submitted']);
    // That of the server's note, so that one alert tells of both.
    expect(alerts.events[0]?.alert.topic).toBe(`ride:${ride.id}`);
  });

  it('keeps the form after an error, with the server’s detail in it and the toast of the spec', async () => {
    const { actor, alerts, submitDispute, context } = start();
    submitDispute.mockRejectedValueOnce({ kind: 'network' });
    submitDispute.mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'Already disputed' });
    actor.send({ type: 'change', change: filled });
    for (let times = 0; times < 2; times += 1) {
      actor.send({ type: 'submitDispute' });
      await flush();
    }
    expect(context().error).toEqual({ message: 'dispute.failed', detail: 'Already disputed' });
    expect(context().form.reason).toBe(filled.reason);
    actor.send({ type: 'submitDispute' });
    await flush();
    expect(submitDispute.mock.calls.map((call) => call[1])).toEqual(
      ['key-1', 'key-1', 'key-2'].map((idempotencyKey) => ({ idempotencyKey })),
    );
    expect(alerts.messages()).toEqual([
      'dispute.failedTryAgain',
      'dispute.failedTryAgain',
      'dispute.submitted',
    ]);
  });
});

describe('another language', () => {
  const read = (next: string) => ({ type: 'locale_known', locale: next }) as const;

  it('keeps the key while it reads the refund alike, and is not heard while a dispute is submitted', async () => {
    const { actor, submitDispute, context } = start();
    submitDispute.mockRejectedValue({ kind: 'network' });
    actor.send({ type: 'change', change: { ...filled, description: 'x'.repeat(20), refund: '1.5' } });
    actor.send({ type: 'submitDispute' });
    actor.send(read('de-DE'));
    expect(context().locale).toBe('en-US');
    await flush();
    actor.send(read('de-DE'));
    expect(context()).toMatchObject({ locale: 'de-DE', idempotencyKey: 'key-1' });
  });

  it('makes another request of a refund that it reads as another amount', async () => {
    const { actor, submitDispute, context } = start({ id: 'ride-1', estimated_fare: 2_000 });
    submitDispute.mockRejectedValue({ kind: 'network' });
    actor.send({ type: 'change', change: { ...filled, description: 'x'.repeat(20), refund: '1,000' } });
    actor.send({ type: 'submitDispute' });
    await flush();
    expect(context().idempotencyKey).toBe('key-1');
    actor.send(read('de-DE'));
    expect(context()).toMatchObject({ idempotencyKey: null, errors: {} });
    actor.send({ type: 'submitDispute' });
    expect(context().errors).toEqual({ refund: 'dispute.invalidRefund' });
    actor.send(read('de-DE'));
    expect(context().errors).toEqual({ refund: 'dispute.invalidRefund' });
    actor.send(read('en-US'));
    expect(context().errors).toEqual({});
  });
});

it.each([
  [{ status: 'completed', payment_status: 'paid' }, true],
  [{ status: 'completed', payment_status: 'pending' }, false],
  [{ status: 'cancelled', cancelled_by: 'rider', penalty_amount: 1.37 }, true],
  [{ status: 'cancelled', cancelled_by: 'rider', penalty_amount: 0 }, false],
  [{ status: 'cancelled', cancelled_by: 'driver', penalty_amount: 1.37 }, false],
])('offers a dispute about %j: %s', (facts, offered) => {
  expect(canDispute(facts as Ride)).toBe(offered);
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts(), ride, locale },
    events: [{ type: 'change', change: filled }, { type: 'submitDispute' }],
    distinguish: ({ form }: DisputeContext) => form,
  };
  const machine = disputeWith({
    client: { submitDispute: () => new Promise(() => undefined) },
    ids: { next: () => 'key' },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});

it.each([null, '', 'no JSON', '3', 'null', '{"type":"rudeness","reason":7,"description":null}'])(
  'the draft %j is an empty form',
  (text) => {
    expect(parseDispute(text)).toEqual(emptyDispute);
  },
);

it('a draft keeps the texts, and a reason only with its type', () => {
  const form = { ...emptyDispute, type: 'other', reason: 'I did not cancel this ride', description: 'Lost' };
  expect(parseDispute(JSON.stringify(form))).toEqual({ ...form, reason: '' });
});
