import all from '@mobility/openapi/examples/AllDisputes.json' with { type: 'json' };
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import refunded from '@mobility/openapi/examples/Dispute.refunded.json' with { type: 'json' };
import request from '@mobility/openapi/examples/DisputeRequest.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const paid = (caller = 'rider'): State => ['a ride', { status: 'completed', payment: 'balance', caller }];
const signedInRider: State = ['a user is signed in', { role: 'rider' }];
const open = (caller: string): State => ['a dispute', { status: 'submitted', caller }];
const { evidence, ...words } = request;
/** The body that the SDK sends. In the interaction, the provider state supplies the ride. */
const complaint = {
  ...words,
  dispute_type: 'fare_dispute',
  ride_id: 'some-id',
  requested_refund: 0.5,
  status: 'submitted',
} as const;
const bodyFromState = { ...complaint, ride_id: fromState() };
const { evidence: _, rider_name, ...submitted } = dispute;

describe('submitDispute', () => {
  it.each([
    ['a paid ride', paid(), complaint.requested_refund],
    ['a penalty', ['a ride that was cancelled with a penalty'], 0.5],
    ['a ride, without asking for money', paid(), null],
  ] as const)('submitDispute opens a dispute about %s', async (about, given, refund) => {
    const change = { requested_refund: refund, evidence: refund === null ? null : evidence };
    const answer = await interaction({
      operation: 'submitDispute',
      given: [...given] as State,
      when: `a dispute about ${about}`,
      body: { ...bodyFromState, ...change },
      status: 201,
      answer: shape({ ...submitted, requested_refund: refund }, ['status', 'dispute_type', 'dispute_reason']),
      call: (client) => client.submitDispute({ ...complaint, ...change }, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ status: 'submitted', dispute_type: 'fare_dispute' });
  });

  it('submitDispute refuses a description of fewer than twenty characters', async () => {
    const change = { description: 'Too much.' };
    const msg = 'Please provide a more detailed description (at least 20 characters)';
    const detail = [{ loc: ['body', 'description'], msg, type: 'minLength' }];
    const error = await interaction({
      operation: 'submitDispute',
      given: paid(),
      when: 'a dispute with a short description',
      body: { ...bodyFromState, ...change },
      status: 422,
      answer: { detail, code: 'validation_failed' },
      call: (client) => client.submitDispute({ ...complaint, ...change }).catch((thrown: unknown) => thrown),
    });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });

  it.each([
    ['about an unknown ride', signedInRider, {}, 404, 'ride_not_found', 'Ride not found'],
    ['about another user’s ride', paid('other rider'), {}, 403, 'not_participant'],
    [
      'about an unpaid ride',
      ['a ride', { status: 'completed', caller: 'rider' }],
      {},
      400,
      'ride_not_disputable',
    ],
    ['for more than the fare', paid(), { requested_refund: 5_000 }, 400, 'refund_too_high'],
    ['about a ride with an open dispute', open('rider'), {}, 409, 'dispute_exists'],
  ] as const)(
    'submitDispute refuses a dispute %s',
    async (how, given, change, status, code, detail?: string) => {
      const error = await refusedInteraction({
        operation: 'submitDispute',
        given: [...given] as State,
        when: `a dispute ${how}`,
        body: { ...bodyFromState, ...change },
        status,
        code,
        detail,
        call: (client) => client.submitDispute({ ...complaint, ...change }),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('the lists', () => {
  it('listMyDisputes lists the disputes of the rider', async () => {
    const answer = await interaction({
      operation: 'listMyDisputes',
      given: open('rider'),
      when: 'a request for the rider’s disputes',
      status: 200,
      answer: shape({ disputes: [submitted] }, ['status']),
      call: (client) => client.listMyDisputes(),
    });
    expect(answer).toMatchObject({ disputes: [{ status: 'submitted' }] });
  });

  it('listDisputes lists the disputes of all riders for admins', async () => {
    // Other disputes may request no refund.
    const { requested_refund: __, ...always } = submitted;
    const answer = await interaction({
      operation: 'listDisputes',
      given: open('admin'),
      when: 'a request for the open disputes',
      query: { status: 'submitted' },
      status: 200,
      answer: shape({ disputes: [{ ...always, rider_name }], counts: all.counts }, ['status']),
      call: (client) => client.listDisputes({ status: 'submitted' }),
    });
    expect(answer).toMatchObject({ disputes: [{ status: 'submitted' }], counts: all.counts });
  });
});

describe('resolveDispute', () => {
  const { evidence: __, resolution_note, ...decided } = refunded;
  it.each([
    ['refunded', { outcome: 'refunded', amount: 0.5, note: 'Sorry.' }, { ...decided, resolution_note }],
    ['rejected', { outcome: 'rejected' }, { ...decided, status: 'rejected', refunded_amount: null }],
  ] as const)('resolveDispute decides a dispute as %s', async (outcome, body, example) => {
    const answer = await interaction({
      operation: 'resolveDispute',
      given: open('admin'),
      when: `a decision that a dispute is ${outcome}`,
      body,
      status: 200,
      answer: shape(example, ['status']),
      call: (client, id) => client.resolveDispute(id, body, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ status: outcome });
  });

  it.each([
    ['an unknown dispute', ['a user is signed in', { role: 'admin' }], {}, 404, 'dispute_not_found'],
    [
      'a decided dispute',
      ['a dispute', { status: 'rejected', caller: 'admin' }],
      {},
      409,
      'dispute_resolved',
    ],
    ['a dispute with too much money', open('admin'), { amount: 5_000 }, 400, 'refund_too_high'],
  ] as const)('resolveDispute refuses to decide %s', async (what, given, change, status, code) => {
    const body = { outcome: 'refunded', ...change } as const;
    const error = await refusedInteraction({
      operation: 'resolveDispute',
      given: [...given] as State,
      when: `a decision about ${what}`,
      body,
      status,
      code,
      call: (client, id) => client.resolveDispute(id, body),
    });
    expect(error).toMatchObject({ status, code });
  });
});
