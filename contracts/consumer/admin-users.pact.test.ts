import type { UserUpdate } from '@mobility/openapi';
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import movement from '@mobility/openapi/examples/BalanceTransaction.json' with { type: 'json' };
import movementRequest from '@mobility/openapi/examples/BalanceTransactionRequest.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import reset from '@mobility/openapi/examples/PasswordReset.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const userOf = (parameters: Record<string, string | number | boolean> = {}): State => [
  'an admin and a user',
  parameters,
];
const alone: State = ['an admin and no other'];
const admin: State = ['a user is signed in', { role: 'admin' }];
const notAdmin: State = ['a user is signed in', { role: 'rider' }];
const { rating: _, ...unrated } = rider;
const update: UserUpdate = { name: 'Maya L. Chen', role: 'driver' };
const { user_id: __, ...entry } = { ...movementRequest, transaction_type: 'credit' as const };

describe('a user', () => {
  it.each([false, true])('setUserStatus sets is_active of a user to %s', async (is_active) => {
    const answer = await interaction({
      operation: 'setUserStatus',
      given: userOf(),
      when: `a request to set is_active of a user to ${is_active}`,
      body: { is_active },
      status: 200,
      answer: shape({ ...unrated, is_active }, ['is_active']),
      call: (client, id) => client.setUserStatus(id, { is_active }),
    });
    expect(answer).toMatchObject({ is_active });
  });

  it('resetUserPassword sets a new password', async () => {
    const answer = await interaction({
      operation: 'resetUserPassword',
      given: userOf(),
      when: 'a request to reset the password of a user',
      body: reset,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.resetUserPassword(id, reset),
    });
    expect(answer).toEqual(message);
  });

  it('updateUser changes the name and the role of a user', async () => {
    const answer = await interaction({
      operation: 'updateUser',
      given: userOf(),
      when: 'a request to change the name and role of a user',
      body: update,
      status: 200,
      answer: shape({ ...unrated, ...update }, ['name', 'role']),
      call: (client, id) => client.updateUser(id, update),
    });
    expect(answer).toMatchObject(update);
  });

  it('sendValidationEmail sends the user a verification e-mail', async () => {
    const answer = await interaction({
      operation: 'sendValidationEmail',
      given: userOf(),
      when: 'a request to send a user a validation e-mail',
      status: 200,
      answer: shape(message),
      call: (client, id) => client.sendValidationEmail(id),
    });
    expect(answer).toEqual(message);
  });

  it('getUserBalance returns the balance of a user', async () => {
    const answer = await interaction({
      operation: 'getUserBalance',
      given: userOf({ balance: 48.57 }),
      when: 'a request for the balance of a user',
      status: 200,
      answer: shape({ ...balance, current_balance: 48.57 }, ['current_balance']),
      call: (client, id) => client.getUserBalance(id),
    });
    expect(answer).toMatchObject({ current_balance: 48.57 });
  });

  it('createBalanceTransaction credits a user', async () => {
    const exact = { ...movement, new_balance: 35 };
    const answer = await interaction({
      operation: 'createBalanceTransaction',
      given: userOf({ balance: 10 }),
      when: 'a request to credit a user',
      body: { ...entry, user_id: fromState() },
      status: 201,
      answer: shape(exact, ['transaction_type', 'amount', 'new_balance', 'message']),
      call: (client, id) => client.createBalanceTransaction(id, { ...entry, user_id: id }),
    });
    expect(answer).toEqual(exact);
  });
});

describe('commands that admins may not use', () => {
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
  ] as const)('an admin may not %s', async (what, given, code, operation, body) => {
    const error = await refusedInteraction({
      operation,
      given,
      when: `an admin’s request to ${what}`,
      body,
      status: 409,
      code,
      call: (client, id) => client[operation](id, body as never),
    });
    expect(error).toMatchObject({ status: 409, code });
  });

  it('createBalanceTransaction refuses a debit that exceeds the balance', async () => {
    const debit = { ...entry, transaction_type: 'debit' as const, amount: 10.01 };
    const error = await refusedInteraction({
      operation: 'createBalanceTransaction',
      given: userOf({ balance: 10 }),
      when: 'a request to debit more than the balance',
      body: { ...debit, user_id: fromState() },
      status: 400,
      code: 'insufficient_balance',
      detail: 'Insufficient balance',
      call: (client, id) => client.createBalanceTransaction(id, { ...debit, user_id: id }),
    });
    expect(error).toMatchObject({ detail: 'Insufficient balance' });
  });

  it('createBalanceTransaction refuses a body that names another user than the path', async () => {
    const error = await refusedInteraction({
      operation: 'createBalanceTransaction',
      given: userOf(),
      when: 'a balance transaction whose body names another user',
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

describe('every operation on a user', () => {
  it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s returns 404 for an unknown user',
    async (operation) => {
      const body = bodies[operation];
      const error = await refusedInteraction({
        operation,
        given: admin,
        when: `${operation} for an unknown user`,
        ...(body ? { body } : {}),
        status: 404,
        code: 'user_not_found',
        detail: 'User not found',
        call: (client, id) => client[operation](id, body as never),
      });
      expect(error).toMatchObject({ status: 404, detail: 'User not found' });
    },
  );

  it.each(Object.keys(bodies) as (keyof typeof bodies)[])(
    '%s refuses users who are not admins',
    async (operation) => {
      const body = bodies[operation];
      const error = await refusedInteraction({
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
