import earnings from '@mobility/openapi/examples/Earnings.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import summary from '@mobility/openapi/examples/PaymentsSummary.json' with { type: 'json' };
import noSummary from '@mobility/openapi/examples/PaymentsSummary.none.json' with { type: 'json' };
import cashPending from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/PendingPayments.json' with { type: 'json' };
import nonePending from '@mobility/openapi/examples/PendingPayments.none.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const ride = (more: Record<string, string | boolean> = {}): State => ['a driver with a completed ride', more];
const newcomer: State = ['a user is signed in', { role: 'driver' }];

describe('getPaymentsSummary', () => {
  it.each([
    ['after a paid ride', ride({ payment: 'balance' }), shape(summary), { total_rides: 1 }],
    ['before the first ride', newcomer, noSummary, noSummary],
  ] as const)('getPaymentsSummary returns the earnings %s', async (when, given, example, expected) => {
    const answer = await interaction({
      operation: 'getPaymentsSummary',
      given: [...given] as State,
      when: `a request for the payments summary ${when}`,
      status: 200,
      answer: example,
      call: (client) => client.getPaymentsSummary(),
    });
    expect(answer).toMatchObject(expected);
  });
});

describe('getEarnings', () => {
  const query = { period: 'month', time_zone: 'America/Los_Angeles' } as const;
  // A list in the pact has at least one item of each shape, and the state has one paid ride.
  const paid = { ...earnings, period: query.period, rides: 1, entries: earnings.entries.slice(0, 1) };
  it.each([
    ['after a paid ride', ride({ payment: 'balance' }), shape(paid, ['period', 'rides', 'kind']), 1],
    [
      'before the first ride',
      newcomer,
      { ...Object(shape({ ...paid, rides: 0 }, ['period', 'rides'])), entries: [] },
      0,
    ],
  ] as const)('getEarnings returns the earnings of a month %s', async (when, given, answer, rides) => {
    const earned = await interaction({
      operation: 'getEarnings',
      given: [...given] as State,
      when: `a request for the earnings of a month ${when}`,
      query,
      status: 200,
      answer,
      call: (client) => client.getEarnings(query),
    });
    expect(earned).toMatchObject({ period: 'month', rides });
  });

  it('getEarnings is refused for an unknown time zone', async () => {
    const error = await refusedInteraction({
      operation: 'getEarnings',
      given: newcomer,
      when: 'a request for the earnings in an unknown time zone',
      query: { time_zone: 'Mars/Olympus' },
      status: 422,
      code: 'validation_failed',
      call: (client) => client.getEarnings({ time_zone: 'Mars/Olympus' }),
    });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

describe('listPayments', () => {
  it('listPayments lists the payments of the user’s rides', async () => {
    const answer = await interaction({
      operation: 'listPayments',
      given: ride({ payment: 'balance' }),
      when: 'a request for the payments of my rides',
      status: 200,
      answer: shape([payment], ['status']),
      call: (client) => client.listPayments(),
    });
    expect(answer).toMatchObject([{ status: 'paid' }]);
  });

  it('listPayments returns an empty list if there are no payments', async () => {
    const answer = await interaction({
      operation: 'listPayments',
      given: newcomer,
      when: 'a request for the payments of my rides, of which there are none',
      status: 200,
      answer: [],
      call: (client) => client.listPayments(),
    });
    expect(answer).toEqual([]);
  });
});

describe('listPendingPayments', () => {
  const exact = ['payment_status', 'ride_status', 'awaits_confirmation', 'total_pending'];
  it.each([
    ['an unpaid ride', ride(), shape(unpaid, exact), unpaid.total_pending],
    ['cash to confirm', ride({ payment: 'cash' }), shape(cashPending, exact), cashPending.total_pending],
    ['nothing', ride({ payment: 'balance' }), nonePending, 0],
  ] as const)('listPendingPayments returns %s', async (what, given, example, total_pending) => {
    const answer = await interaction({
      operation: 'listPendingPayments',
      given: [...given] as State,
      when: `a request for the pending payments: ${what}`,
      status: 200,
      answer: example,
      call: (client) => client.listPendingPayments(),
    });
    expect(answer).toMatchObject({ total_pending });
  });
});

describe('confirmCashReceived', () => {
  it('confirmCashReceived confirms a cash payment', async () => {
    const answer = await interaction({
      operation: 'confirmCashReceived',
      given: ride({ payment: 'cash' }),
      when: 'a request to confirm the cash',
      status: 200,
      answer: shape({ message: 'Cash payment confirmed' }),
      call: (client, id) => client.confirmCashReceived(id, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ message: expect.any(String) });
  });

  it.each([
    ['twice', ride({ payment: 'cash', confirmed: true }), 409, 'cash_already_confirmed'],
    ['of a ride that was not paid in cash', ride({ payment: 'balance' }), 400, 'cash_not_due'],
    ['of another driver’s ride', ride({ payment: 'cash', caller: 'other driver' }), 403, 'not_participant'],
    ['of an unknown ride', newcomer, 404, 'ride_not_found'],
  ] as const)('confirmCashReceived is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'confirmCashReceived',
      given: [...given] as State,
      when: `a request to confirm the cash ${how}`,
      status,
      code,
      call: (client, id) => client.confirmCashReceived(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('reportCashMissing', () => {
  it('reportCashMissing makes the ride unpaid again', async () => {
    const answer = await interaction({
      operation: 'reportCashMissing',
      given: ride({ payment: 'cash' }),
      when: 'the report of cash that did not arrive',
      status: 200,
      answer: shape({ message: 'The rider is asked to pay' }),
      call: (client, id) => client.reportCashMissing(id, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ message: expect.any(String) });
  });

  it.each([
    [
      'after the cash was confirmed',
      ride({ payment: 'cash', confirmed: true }),
      409,
      'cash_already_confirmed',
    ],
    ['of a ride that was not paid in cash', ride({ payment: 'balance' }), 400, 'cash_not_due'],
    ['of another driver’s ride', ride({ payment: 'cash', caller: 'other driver' }), 403, 'not_participant'],
    ['of no ride', newcomer, 404, 'ride_not_found'],
  ] as const)('reportCashMissing is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'reportCashMissing',
      given: [...given] as State,
      when: `the report of missing cash ${how}`,
      status,
      code,
      call: (client, id) => client.reportCashMissing(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});
