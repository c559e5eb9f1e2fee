import type { UserUpdate } from '@mobility/openapi';
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import movement from '@mobility/openapi/examples/BalanceTransaction.json' with { type: 'json' };
import movementRequest from '@mobility/openapi/examples/BalanceTransactionRequest.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import reset from '@mobility/openapi/examples/PasswordReset.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { blank, promise, promiseRefusal, type State, shape } from './promise.ts';

const userOf = (parameters: Record<string, string | number | boolean> = {}): State => [
  'an admin and a user',
  parameters,
];
const alone: State = ['an admin and no other'];
const nobody: State = ['somebody is signed in', { role: 'admin' }];
const notAdmin: State = ['somebody is signed in', { role: 'rider' }];
const { rating: _, ...unrated } = rider;
const update: UserUpdate = { name: 'Maya L. Chen', role: 'driver' };
const { user_id: __, ...entry } = { ...movementRequest, transaction_type: 'credit' as const };

describe('a user', () => {
  it.each([false, true])('is set to active: %s', async (is_active) => {
    const answer = await promise({
      operation: 'setUserStatus',
      given: userOf(),
      when: `a user set to active: ${is_active}`,
      body: { is_active },
      status: 200,
      answer: shape({ ...unrated, is_active }, ['is_active']),
      call: (client, id) => client.setUserStatus(id, { is_active }),
    });
    expect(answer).toMatchObject({ is_active });
  });

  it('gets another password', async () => {
    const answer = await promise({
      operation: 'resetUserPassword',
      given: userOf(),
      when: 'a new password for a user',
      body: reset,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.resetUserPassword(id, reset),
    });
    expect(answer).toEqual(message);
  });

  it('gets another name and role', async () => {
    const answer = await promise({
      operation: 'updateUser',
      given: userOf(),
      when: 'another name and role for a user',
      body: update,
      status: 200,
      answer: shape({ ...unrated, ...update }, ['name', 'role']),
      call: (client, id) => client.updateUser(id, update),
    });
    expect(answer).toMatchObject(update);
  });

  it('gets a validation mail', async () => {
    const answer = await promise({
      operation: 'sendValidationEmail',
      given: userOf(),
      when: 'a validation mail for a user',
      status: 200,
      answer: shape(message),
      call: (client, id) => client.sendValidationEmail(id),
    });
    expect(answer).toEqual(message);
  });

  it('has a balance', async () => {
    const answer = await promise({
      operation: 'getUserBalance',
      given: userOf({ balance: 48.57 }),
      when: 'the balance of a user',
      status: 200,
      answer: shape({ ...balance, current_balance: 48.57 }, ['current_balance']),
      call: (client, id) => client.getUserBalance(id),
    });
    expect(answer).toMatchObject({ current_balance: 48.57 });
  });

  it('is credited', async () => {
    const exact = { ...movement, new_balance: 35 };
    const answer = await promise({
      operation: 'createBalanceTransaction',
      given: userOf({ balance: 10 }),
      when: 'a credit for a user',
      body: { ...entry, user_id: blank() },
      status: 201,
      answer: shape(exact, ['transaction_type', 'amount', 'new_balance', 'message']),
      call: (client, id) => client.createBalanceTransaction(id, { ...entry, user_id: id }),
    });
    expect(answer).toEqual(exact);
  });
});

describe('what admins may not do', () => {
  it.each([
    ['lock themselves', alone, 'own_account', 'setUserStatus', { is_active: false }],
    ['demote the last active admin', alone, 'last_admin', 'updateUser', { role: 'rider' }],
    [
      'give away an address',
      userOf({ taken: 'wanted@example.com' }),
      'email_taken',
      'updateUser',
      { email: 'wanted@example.com' },
    ],
    [
      'change the role of a rider on a ride',
      userOf({ riding: true }),
      'active_ride_exists',
      'updateUser',
      { role: 'driver' },
    ],
  ] as const)('%s', async (what, given, code, operation, body) => {
    const error = await promiseRefusal({
      operation,
      given,
      when: `an admin who would ${what}`,
      body,
      status: 409,
      code,
      call: (client, id) => client[operation](id, body as never),
    });
    expect(error).toMatchObject({ status: 409, code });
  });

  it('debit more than there is', async () => {
    const debit = { ...entry, transaction_type: 'debit' as const, amount: 10.01 };
    const error = await promiseRefusal({
      operation: 'createBalanceTransaction',
      given: userOf({ balance: 10 }),
      when: 'a debit that the balance does not cover',
      body: { ...debit, user_id: blank() },
      status: 400,
      code: 'insufficient_balance',
      detail: 'Insufficient balance',
      call: (client, id) => client.createBalanceTransaction(id, { ...debit, user_id: id }),
    });
    expect(error).toMatchObject({ detail: 'Insufficient balance' });
  });

  it('book for one user on the page of another', async () => {
    const error = await promiseRefusal({
      operation: 'createBalanceTransaction',
      given: userOf(),
      when: 'a movement whose body names another user',
      body: { ...entry, user_id: 'somebody-else' },
      status: 400,
      code: 'validation_failed',
      call: (client, id) => client.createBalanceTransaction(id, { ...entry, user_id: 'somebody-else' }),
    });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

const bodies = {
  setUserStatus: { is_active: false },
  resetUserPassword: reset,
  updateUser: update,
  sendValidationEmail: undefined,
  getUserBalance: undefined,
} as const;

describe('each of them', () => {
  it.each(Object.keys(bodies) as (keyof typeof bodies)[])('%s needs a user who exists', async (operation) => {
    const body = bodies[operation];
    const error = await promiseRefusal({
      operation,
      given: nobody,
      when: `${operation} of a user who does not exist`,
      ...(body ? { body } : {}),
      status: 404,
      code: 'user_not_found',
      detail: 'User not found',
      call: (client, id) => client[operation](id, body as never),
    });
    expect(error).toMatchObject({ status: 404, detail: 'User not found' });
  });

  it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s is closed to everybody else',
    async (operation) => {
      const body = bodies[operation];
      const error = await promiseRefusal({
        operation,
        given: notAdmin,
        when: `${operation} from a rider`,
        ...(body ? { body } : {}),
        status: 403,
        code: 'admin_required',
        detail: 'Admin access required',
        call: (client, id) => client[operation](id, body as never),
      });
      expect(error).toMatchObject({ status: 403, detail: 'Admin access required' });
    },
  );
});
