import movement from '@mobility/openapi/examples/BalanceMovement.json' with { type: 'json' };
import places from '@mobility/openapi/examples/DriverLocations.json' with { type: 'json' };
import reply from '@mobility/openapi/examples/ReplyResult.json' with { type: 'json' };
import refund from '@mobility/openapi/examples/RideRefund.json' with { type: 'json' };
import refundRequest from '@mobility/openapi/examples/RideRefundRequest.json' with { type: 'json' };
import words from '@mobility/openapi/examples/UserMessageRequest.json' with { type: 'json' };
import waiting from '@mobility/openapi/examples/WaitingCounts.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from '../interaction.ts';

const admin: State = ['a user is signed in', { role: 'admin' }];
const notAdmin: State = ['a user is signed in', { role: 'rider' }];
const paid: State = ['an admin and a completed ride', { payment: 'balance' }];
const unpaid: State = ['an admin and a completed ride', {}];

describe('refundRide', () => {
  it('refundRide returns a part of a paid ride', async () => {
    const answer = await interaction({
      operation: 'refundRide',
      given: paid,
      when: 'a refund without a dispute',
      body: refundRequest,
      status: 200,
      answer: shape(refund, ['refunded_amount', 'refunded_to']),
      call: (client, id) => client.refundRide(id, refundRequest, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toMatchObject({ refunded_amount: 4.5, refunded_to: 'balance' });
  });

  it.each([
    ['of an unpaid ride', unpaid, 400, 'refund_too_high'],
    ['of no ride', admin, 404, 'ride_not_found'],
    ['by a rider', notAdmin, 403, 'admin_required'],
  ] as [string, State, number, 'refund_too_high' | 'ride_not_found' | 'admin_required'][])(
    'refundRide is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'refundRide',
        given,
        when: `a refund ${how}`,
        body: refundRequest,
        status,
        code,
        call: (client, id) => client.refundRide(id, refundRequest),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('sendUserMessage', () => {
  it('sendUserMessage starts a conversation with one user', async () => {
    const answer = await interaction({
      operation: 'sendUserMessage',
      given: ['an admin and a user', {}],
      when: 'a message to one user',
      body: words,
      status: 200,
      answer: shape(reply),
      call: (client, id) => client.sendUserMessage(id, words),
    });
    expect(answer).toMatchObject({ thread_id: reply.thread_id });
  });

  it.each([
    ['to nobody', admin, words, 404, 'user_not_found'],
    [
      'into a conversation of others',
      ['an admin and a user', {}],
      { ...words, thread_id: 'another' },
      404,
      'conversation_not_found',
    ],
    ['by a rider', notAdmin, words, 403, 'admin_required'],
  ] as [
    string,
    State,
    typeof words & { thread_id?: string },
    number,
    'user_not_found' | 'conversation_not_found' | 'admin_required',
  ][])('sendUserMessage is refused %s', async (how, given, body, status, code) => {
    const error = await refusedInteraction({
      operation: 'sendUserMessage',
      given,
      when: `a message ${how}`,
      body,
      status,
      code,
      call: (client, id) => client.sendUserMessage(id, body),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('the operations desk', () => {
  it('listBalanceMovements lists the movements of all balances', async () => {
    const { ride_id: _, ...always } = movement;
    const answer = await interaction({
      operation: 'listBalanceMovements',
      given: ['an admin and a credit by hand'],
      when: 'a request for the newest movements',
      query: { limit: '1' },
      status: 200,
      answer: shape([always]),
      call: (client) => client.listBalanceMovements({ limit: 1 }),
    });
    expect(answer).toMatchObject([{ user_name: 'Maya Chen', amount_change: 5 }]);
  });

  it('listBalanceMovements lists the movements of one balance', async () => {
    const answer = await interaction({
      operation: 'listBalanceMovements',
      given: ['an admin and a credit by hand'],
      when: 'a request for the newest movements of one balance',
      query: { user_id: 'nobody', limit: '1' },
      status: 200,
      answer: [],
      call: (client) => client.listBalanceMovements({ user_id: 'nobody', limit: 1 }),
    });
    expect(answer).toEqual([]);
  });

  it('listDriverLocations lists where the online drivers are', async () => {
    const answer = await interaction({
      operation: 'listDriverLocations',
      given: ['a ride', { status: 'in_progress', caller: 'admin' }],
      when: 'a request for the places of the drivers',
      status: 200,
      answer: shape({ ...places, drivers: places.drivers.slice(1) }),
      call: (client) => client.listDriverLocations(),
    });
    expect(answer).toMatchObject({ drivers: [{ latitude: 37.7793 }] });
  });

  it('getWaitingCounts counts what waits for an admin', async () => {
    const answer = await interaction({
      operation: 'getWaitingCounts',
      given: admin,
      when: 'a request for the counts of what waits',
      status: 200,
      answer: shape(waiting),
      call: (client) => client.getWaitingCounts(),
    });
    expect(answer).toEqual(waiting);
  });

  it.each(['listBalanceMovements', 'listDriverLocations', 'getWaitingCounts'] as const)(
    '%s refuses users who are not admins',
    async (operation) => {
      const error = await refusedInteraction({
        operation,
        given: notAdmin,
        when: `${operation} from a rider`,
        status: 403,
        code: 'admin_required',
        detail: 'Admin access required',
        call: (client) => client[operation](),
      });
      expect(error).toMatchObject({ status: 403, code: 'admin_required' });
    },
  );
});
