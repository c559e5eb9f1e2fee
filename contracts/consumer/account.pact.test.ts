import type { SettingsPatch } from '@mobility/openapi';
import deletion from '@mobility/openapi/examples/AccountDeletion.json' with { type: 'json' };
import session from '@mobility/openapi/examples/LoginSession.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import data from '@mobility/openapi/examples/MyData.json' with { type: 'json' };
import passwords from '@mobility/openapi/examples/PasswordChange.json' with { type: 'json' };
import profile from '@mobility/openapi/examples/ProfileUpdate.json' with { type: 'json' };
import settings from '@mobility/openapi/examples/Settings.json' with { type: 'json' };
import patch from '@mobility/openapi/examples/SettingsPatch.json' with { type: 'json' };
import inGerman from '@mobility/openapi/examples/SettingsPatch.language.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const rider: State = ['a user is signed in', { role: 'rider' }];
/** The password of every user that a provider state creates. */
const right = 'mobility';
const { rating: _, ...shown } = user;

describe('the profile', () => {
  it('updateMyProfile changes the name and the phone number and returns the whole user', async () => {
    const answer = await interaction({
      operation: 'updateMyProfile',
      given: rider,
      when: 'a request to change the name and phone number',
      body: profile,
      status: 200,
      answer: shape({ ...shown, ...profile, total_rides: 0 }, ['name', 'phone', 'role']),
      call: (client) => client.updateMyProfile(profile),
    });
    expect(answer).toMatchObject(profile);
  });
});

describe('the password', () => {
  const change = { ...passwords, current_password: right };

  it('changePassword changes the password', async () => {
    const answer = await interaction({
      operation: 'changePassword',
      given: rider,
      when: 'a request to change the password',
      body: change,
      status: 200,
      answer: shape(message),
      call: (client) => client.changePassword(change),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['with a wrong current one', { ...change, current_password: 'wrong' }, 403, 'wrong_password'],
    ['to a short one', { ...change, new_password: '12345' }, 422, 'validation_failed'],
  ] as const)('changePassword refuses a new password %s', async (how, body, status, code) => {
    const error = await interaction({
      operation: 'changePassword',
      given: rider,
      when: `a request to change the password ${how}`,
      body,
      status,
      answer: {
        code,
        detail: status === 422 ? shape([{ msg: 'A sentence' }]) : shape('A sentence'),
      },
      call: (client) => client.changePassword(body).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('the settings', () => {
  it('getSettings returns settings that are all on for a new user', async () => {
    const answer = await interaction({
      operation: 'getSettings',
      given: rider,
      when: 'a request for my settings',
      status: 200,
      answer: settings,
      call: (client) => client.getSettings(),
    });
    expect(answer).toEqual(settings);
  });

  it.each([
    ['one setting', patch],
    ['the language', inGerman],
  ])('updateSettings changes %s and keeps the others', async (name, change) => {
    const answer = await interaction({
      operation: 'updateSettings',
      given: rider,
      when: `a request to change ${name}`,
      body: change,
      status: 200,
      answer: { ...settings, ...change },
      call: (client) => client.updateSettings(change as SettingsPatch),
    });
    expect(answer).toEqual({ ...settings, ...change });
  });
});

describe('the sessions', () => {
  it('listSessions lists the sessions of the user', async () => {
    const { device: _device, address: _address, ...facts } = session;
    const answer = await interaction({
      operation: 'listSessions',
      given: rider,
      when: 'a request for my sessions',
      status: 200,
      answer: [shape(facts, ['current'])],
      call: (client) => client.listSessions(),
    });
    expect(answer).toMatchObject([{ current: true }]);
  });

  it('revokeSession ends another session of the user', async () => {
    const answer = await interaction({
      operation: 'revokeSession',
      given: ['a user is signed in twice'],
      when: 'a request to end a session',
      status: 200,
      answer: shape(message),
      call: (client, id) => client.revokeSession(id),
    });
    expect(answer).toEqual(message);
  });

  it('revokeSession refuses an unknown session', async () => {
    const error = await refusedInteraction({
      operation: 'revokeSession',
      given: rider,
      when: 'a request to end an unknown session',
      status: 404,
      code: 'session_not_found',
      call: (client, id) => client.revokeSession(id),
    });
    expect(error).toMatchObject({ status: 404, code: 'session_not_found' });
  });
});

describe('my data', () => {
  it('downloadMyData returns one document with all data', async () => {
    const { sessions, rides, records: _records, user: _user, ...figures } = data;
    const [{ device: _device, address: _address, ...facts } = {}] = sessions;
    const answer = await interaction({
      operation: 'downloadMyData',
      given: ['a ride', { status: 'completed', caller: 'rider', payment: 'balance' }],
      when: 'a request to export my data',
      status: 200,
      answer: shape({
        ...figures,
        user: shown,
        sessions: [facts],
        rides: rides.map(({ id, status, created_at }) => ({ id, status, created_at })),
        records: [{ kind: 'payments as rider' }],
      }),
      call: (client) => client.downloadMyData().catch((refused: unknown) => refused),
    });
    expect(answer).toBeDefined();
  });
});

describe('the account', () => {
  const leaving = { ...deletion, password: right };

  it('deleteAccount deletes the account', async () => {
    const answer = await interaction({
      operation: 'deleteAccount',
      given: rider,
      when: 'a request to delete my account',
      body: leaving,
      status: 200,
      answer: shape(message),
      call: (client) => client.deleteAccount(leaving),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['with a wrong password', rider, 403, 'wrong_password', deletion],
    [
      'during a ride',
      ['a ride', { status: 'in_progress', caller: 'rider' }],
      409,
      'active_ride_exists',
      leaving,
    ],
    [
      'with an unpaid fare',
      ['a ride', { status: 'completed', caller: 'rider' }],
      409,
      'balance_owed',
      leaving,
    ],
    ['by the last admin', ['the last admin'], 409, 'last_admin', leaving],
  ] as const)('deleteAccount refuses to delete the account %s', async (how, given, status, code, body) => {
    const error = await refusedInteraction({
      operation: 'deleteAccount',
      given: [...given] as State,
      when: `a request to delete my account ${how}`,
      body,
      status,
      code,
      call: (client) => client.deleteAccount(body),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('a forgotten password', () => {
  it('requestPasswordReset answers in the same way for every address', async () => {
    const body = { email: 'forgetful@example.com' };
    const answer = await interaction({
      operation: 'requestPasswordReset',
      given: ['no account', body],
      when: 'a request for a link to reset the password',
      token: 'none',
      body,
      status: 200,
      answer: shape(message),
      call: (client) => client.requestPasswordReset(body),
    });
    expect(answer).toEqual(message);
  });

  it('resetForgottenPassword sets the new password with the token of the e-mail', async () => {
    const answer = await interaction({
      operation: 'resetForgottenPassword',
      given: ['a reset mail'],
      when: 'a request to reset the password',
      token: 'none',
      body: { token: fromState(), new_password: 'harbour lights' },
      status: 200,
      answer: shape(message),
      call: (client, id) => client.resetForgottenPassword({ token: id, new_password: 'harbour lights' }),
    });
    expect(answer).toEqual(message);
  });

  it('resetForgottenPassword refuses an unknown token', async () => {
    const body = { token: 'worthless', new_password: 'harbour lights' };
    const error = await refusedInteraction({
      operation: 'resetForgottenPassword',
      given: ['no account'],
      when: 'a request to reset the password with an unknown token',
      token: 'none',
      body,
      status: 404,
      code: 'reset_link_invalid',
      call: (client) => client.resetForgottenPassword(body),
    });
    expect(error).toMatchObject({ status: 404, code: 'reset_link_invalid' });
  });
});

describe('the address of the user', () => {
  it('sendMyValidationEmail sends the link that verifies it', async () => {
    const answer = await interaction({
      operation: 'sendMyValidationEmail',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a request for the link that verifies my address',
      status: 200,
      answer: shape({ message: 'A validation e-mail is on its way to rider@example.com' }),
      call: (client) => client.sendMyValidationEmail(),
    });
    expect(answer).toEqual({ message: 'A validation e-mail is on its way to rider@example.com' });
  });
});

describe('a scheduled deletion', () => {
  it('keepAccount takes it back', async () => {
    const answer = await interaction({
      operation: 'keepAccount',
      given: ['a user whose account is to be deleted'],
      when: 'a request to keep my account',
      status: 200,
      answer: shape({ ...shown, total_rides: 0 }, ['role']),
      call: (client) => client.keepAccount(),
    });
    expect(answer).toMatchObject({ role: 'rider' });
  });

  it('deleteAccount refuses to delete an account whose balance is not given up', async () => {
    const error = await refusedInteraction({
      operation: 'deleteAccount',
      given: ['a user is signed in', { role: 'rider', balance: 12.3 }],
      when: 'a request to delete my account with a positive balance',
      body: { password: right },
      status: 409,
      code: 'balance_not_waived',
      call: (client) => client.deleteAccount({ password: right }),
    });
    expect(error).toMatchObject({ status: 409, code: 'balance_not_waived' });
  });
});
