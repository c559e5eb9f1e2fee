import accessToken from '@mobility/openapi/examples/AccessToken.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import registration from '@mobility/openapi/examples/RegisterRequest.json' with { type: 'json' };
import session from '@mobility/openapi/examples/Session.rider.json' with { type: 'json' };
import ticket from '@mobility/openapi/examples/SocketTicket.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, shape } from './interaction.ts';

const password = 'golden-gate-1937';
// A new user has no rating.
const { rating: _, ...unrated } = rider;
const sessionOf = (role: string) => shape({ ...session, user: { ...unrated, role } }, ['role']);

describe('login', () => {
  it('login signs the user in', async () => {
    const credentials = { email: 'right@example.com', password };
    const answer = await interaction({
      operation: 'login',
      given: ['an account', credentials],
      when: 'a login with the correct password',
      token: 'none',
      body: credentials,
      status: 200,
      answer: sessionOf('rider'),
      call: (client) => client.login(credentials),
    });
    expect(answer).toMatchObject({ user: { role: 'rider' } });
  });

  it.each([
    ['with a wrong password', 401, 'invalid_credentials', { password: 'another-password' }],
    ['to a locked account', 403, 'account_locked', { locked: true }],
  ] as const)('login is refused %s', async (how, status, code, account) => {
    const credentials = { email: `${code}@example.com`, password };
    const error = await refusedInteraction({
      operation: 'login',
      given: ['an account', { ...credentials, ...account }],
      when: `a login ${how}`,
      token: 'none',
      body: credentials,
      status,
      code,
      call: (client) => client.login(credentials),
    });
    expect(error).toMatchObject({ kind: 'http', status, code, detail: 'A sentence' });
  });
});

describe('register', () => {
  it.each(['rider', 'driver'] as const)('register creates a %s', async (role) => {
    const body = { ...registration, role, email: `new-${role}@example.com` };
    const answer = await interaction({
      operation: 'register',
      given: ['no account', { email: body.email }],
      when: `a registration as ${role}`,
      token: 'none',
      body,
      status: 201,
      answer: sessionOf(role),
      call: (client) => client.register(body),
    });
    expect(answer).toMatchObject({ user: { role } });
  });

  it('register refuses an e-mail address that is already registered', async () => {
    const body = { ...registration, role: 'rider', email: 'taken@example.com' } as const;
    const error = await refusedInteraction({
      operation: 'register',
      given: ['an account', { email: body.email, password }],
      when: 'a registration with an e-mail address that is already in use',
      token: 'none',
      body,
      status: 409,
      code: 'email_taken',
      call: (client) => client.register(body),
    });
    expect(error).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('register reports each invalid field', async () => {
    const body = { ...registration, role: 'rider', email: 'short@example.com', password: 'short' } as const;
    const error = await interaction({
      operation: 'register',
      given: ['no account', { email: body.email }],
      when: 'a registration with a password that is too short',
      token: 'none',
      body,
      status: 422,
      answer: { ...Object(shape({ detail: [{ msg: 'A sentence' }] })), code: 'validation_failed' },
      call: (client) => client.register(body).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', detail: [{ msg: 'A sentence' }] });
  });
});

describe('the session', () => {
  it.each(['rider', 'driver', 'admin'] as const)('getCurrentUser returns the signed-in %s', async (role) => {
    const answer = await interaction({
      operation: 'getCurrentUser',
      given: ['a user is signed in', { role }],
      when: `a ${role}’s request for the current user`,
      status: 200,
      answer: shape({ ...unrated, role }, ['role']),
      call: (client) => client.getCurrentUser(),
    });
    expect(answer).toMatchObject({ role });
  });

  it('refreshSession returns a new token', async () => {
    const answer = await interaction({
      operation: 'refreshSession',
      given: ['a user is signed in', { role: 'driver' }],
      when: 'a request to refresh the token',
      status: 200,
      answer: shape(accessToken),
      call: (client) => client.refreshSession(),
    });
    expect(answer).toEqual(accessToken);
  });

  it('refreshSession tells a user whose account was locked meanwhile', async () => {
    const error = await refusedInteraction({
      operation: 'refreshSession',
      given: ['a user is signed in', { role: 'rider', locked: true }],
      when: 'a locked user’s request to refresh the token',
      status: 403,
      code: 'account_locked',
      call: (client) => client.refreshSession(),
    });
    expect(error).toMatchObject({ status: 403, code: 'account_locked' });
  });

  it('issueSocketTicket returns a ticket for the live channel', async () => {
    const answer = await interaction({
      operation: 'issueSocketTicket',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a request for a socket ticket',
      status: 200,
      answer: shape(ticket),
      call: (client) => client.issueSocketTicket(),
    });
    expect(answer).toEqual(ticket);
  });

  it('logout ends the session', async () => {
    const answer = await interaction({
      operation: 'logout',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a logout',
      status: 200,
      answer: shape(message),
      call: (client) => client.logout(),
    });
    expect(answer).toEqual(message);
  });

  it.each(['getCurrentUser', 'refreshSession', 'logout', 'listMyRides', 'getMyBalance'] as const)(
    '%s returns 401 for an invalid token',
    async (operation) => {
      const error = await refusedInteraction({
        operation,
        given: ['no account'],
        when: `${operation} with a worthless token`,
        token: 'worthless',
        status: 401,
        code: 'unauthorized',
        call: (client) => client[operation](),
      });
      expect(error).toMatchObject({ status: 401, code: 'unauthorized' });
    },
  );
});
