import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import codes from '@mobility/openapi/examples/RecoveryCodes.json' with { type: 'json' };
import off from '@mobility/openapi/examples/TwoFactor.json' with { type: 'json' };
import setup from '@mobility/openapi/examples/TwoFactorSetup.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const signedIn: State = ['a user is signed in', { role: 'rider' }];
/** The password of every user that a provider state creates. */
const right = 'mobility';

describe('two-factor authentication', () => {
  it('getTwoFactor returns that it is off for a new user', async () => {
    const answer = await interaction({
      operation: 'getTwoFactor',
      given: signedIn,
      when: 'a request for my two-factor authentication',
      status: 200,
      answer: off,
      call: (client) => client.getTwoFactor(),
    });
    expect(answer).toEqual(off);
  });

  it('startTwoFactor returns a secret for the authenticator app', async () => {
    const answer = await interaction({
      operation: 'startTwoFactor',
      given: signedIn,
      when: 'a request to set up two-factor authentication',
      body: { password: right },
      status: 200,
      answer: shape(setup),
      call: (client) => client.startTwoFactor({ password: right }),
    });
    expect(answer).toEqual(setup);
  });

  it.each([
    ['with a wrong password', signedIn, 403, 'wrong_password', 'wrong'],
    ['when it is on', ['a user with two-factor authentication'], 409, 'two_factor_enabled', right],
  ] as const)('startTwoFactor refuses %s', async (how, given, status, code, password) => {
    const error = await refusedInteraction({
      operation: 'startTwoFactor',
      given: [...given] as State,
      when: `a request to set up two-factor authentication ${how}`,
      body: { password },
      status,
      code,
      call: (client) => client.startTwoFactor({ password }),
    });
    expect(error).toMatchObject({ status, code });
  });

  it('confirmTwoFactor returns the recovery codes', async () => {
    const answer = await interaction({
      operation: 'confirmTwoFactor',
      given: ['a user who sets up two-factor authentication'],
      when: 'a request with the first code',
      body: { code: fromState() },
      status: 200,
      answer: shape(codes),
      call: (client, id) => client.confirmTwoFactor({ code: id }),
    });
    expect(answer).toBeDefined();
  });

  it.each([
    ['a wrong code', ['a user who sets up two-factor authentication'], 403, 'two_factor_code_invalid'],
    ['a code without a setup', signedIn, 409, 'two_factor_not_started'],
  ] as const)('confirmTwoFactor refuses %s', async (how, given, status, code) => {
    const body = { code: 'WRONG-CODE' };
    const error = await refusedInteraction({
      operation: 'confirmTwoFactor',
      given: [...given] as State,
      when: `a request to turn on two-factor authentication with ${how}`,
      body,
      status,
      code,
      call: (client) => client.confirmTwoFactor(body),
    });
    expect(error).toMatchObject({ status, code });
  });

  it('disableTwoFactor turns it off with a recovery code', async () => {
    const answer = await interaction({
      operation: 'disableTwoFactor',
      given: ['a user with a recovery code'],
      when: 'a request to turn off two-factor authentication',
      body: { password: right, code: fromState() },
      status: 200,
      answer: shape(message),
      call: (client, id) => client.disableTwoFactor({ password: right, code: id }),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['with a wrong password', ['a user with two-factor authentication'], 403, 'wrong_password', 'wrong'],
    ['with a wrong code', ['a user with two-factor authentication'], 403, 'two_factor_code_invalid', right],
    ['when it is off', signedIn, 409, 'two_factor_not_started', right],
  ] as const)('disableTwoFactor refuses %s', async (how, given, status, code, password) => {
    const body = { password, code: 'WRONG-CODE' };
    const error = await refusedInteraction({
      operation: 'disableTwoFactor',
      given: [...given] as State,
      when: `a request to turn off two-factor authentication ${how}`,
      body,
      status,
      code,
      call: (client) => client.disableTwoFactor(body),
    });
    expect(error).toMatchObject({ status, code });
  });

  it.each([
    ['without a code', 401, 'two_factor_required', {}],
    ['with a wrong code', 403, 'two_factor_code_invalid', { one_time_code: 'WRONG-CODE' }],
  ] as const)(
    'login refuses an account with two-factor authentication %s',
    async (how, status, code, given) => {
      const credentials = { email: `${code.replaceAll('_', '-')}@example.com`, password: 'golden-gate-1937' };
      const error = await refusedInteraction({
        operation: 'login',
        given: ['a user with two-factor authentication', credentials],
        when: `a login to an account with two-factor authentication ${how}`,
        token: 'none',
        body: { ...credentials, ...given },
        status,
        code,
        call: (client) => client.login({ ...credentials, ...given }),
      });
      expect(error).toMatchObject({ kind: 'http', status, code });
    },
  );
});
