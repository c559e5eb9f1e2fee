import balances from '@mobility/openapi/examples/AdminBalances.json' with { type: 'json' };
import lists from '@mobility/openapi/examples/AdminRides.json' with { type: 'json' };
import log from '@mobility/openapi/examples/AuditLog.json' with { type: 'json' };
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import emails from '@mobility/openapi/examples/OutgoingEmails.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const t = '1795363200000';
const admin: State = ['a user is signed in', { role: 'admin' }];
const rideOf = (parameters: Record<string, string | boolean> = {}): State => [
  'an admin and a completed ride',
  parameters,
];

const always = [
  'id',
  'rider_id',
  'rider_name',
  'status',
  'ride_type',
  'estimated_fare',
  'pickup_address',
  'dropoff_address',
  'created_at',
];
/** The fields that a ride has in every status. */
const core = (rides: object[]) =>
  rides.map((ride) => Object.fromEntries(Object.entries(ride).filter(([name]) => always.includes(name))));

describe('the lists of the console', () => {
  it('listAdminRides lists all rides', async () => {
    const answer = await interaction({
      operation: 'listAdminRides',
      given: ['an admin, a completed ride and a pending one'],
      when: 'a request for all rides',
      query: { t },
      status: 200,
      answer: shape(
        { pending_requests: core(lists.pending_requests), completed_matches: core(lists.completed_matches) },
        ['ride_type'],
      ),
      call: (client) => client.listAdminRides({ t }),
    });
    expect(answer).toMatchObject({
      pending_requests: [{ ride_type: 'pending' }],
      completed_matches: [{ ride_type: 'completed' }],
    });
  });

  it('listAdminBalances lists all balances', async () => {
    const answer = await interaction({
      operation: 'listAdminBalances',
      given: admin,
      when: 'a request for all balances',
      query: { t },
      status: 200,
      answer: shape(balances),
      call: (client) => client.listAdminBalances({ t }),
    });
    expect(answer).toEqual({ balances: balances.balances.slice(0, 1) });
  });

  it('listUnpaidRides lists the unpaid rides', async () => {
    const answer = await interaction({
      operation: 'listUnpaidRides',
      given: rideOf(),
      when: 'a request for the unpaid rides',
      status: 200,
      answer: shape(unpaid),
      call: (client) => client.listUnpaidRides(),
    });
    expect(answer).toMatchObject({ unpaid_rides: [{ payment_status: 'not_initiated' }] });
  });

  it('listAuditLogs lists the audit trail', async () => {
    const { metadata: _, entity_id: __, user_id: ___, ...entry } = log;
    const answer = await interaction({
      operation: 'listAuditLogs',
      given: ['an admin and a user'],
      when: 'a request for the audit log',
      query: { limit: '10', t },
      status: 200,
      answer: shape([entry]),
      call: (client) => client.listAuditLogs({ limit: 10, t }),
    });
    expect(answer).toMatchObject([entry]);
  });

  it('listEmails lists the outgoing e-mails in demo mode', async () => {
    const [mail] = emails.emails;
    const answer = await interaction({
      operation: 'listEmails',
      given: ['an admin and outgoing mail', { demo: true }],
      when: 'a request for the outgoing e-mails in demo mode',
      status: 200,
      answer: shape({ emails: [mail] }),
      call: (client) => client.listEmails(),
    });
    expect(answer).toMatchObject({ emails: [{ status: 'waiting' }] });
  });

  it('listEmails returns 404 outside demo mode', async () => {
    const error = await refusedInteraction({
      operation: 'listEmails',
      given: ['an admin and outgoing mail', { demo: false }],
      when: 'a request for the outgoing e-mails outside demo mode',
      status: 404,
      code: 'not_found',
      call: (client) => client.listEmails(),
    });
    expect(error).toMatchObject({ status: 404 });
  });
});

describe('an unpaid ride', () => {
  it.each(['remindUnpaidRide', 'escalateUnpaidRide'] as const)(
    '%s follows up an unpaid ride',
    async (operation) => {
      const answer = await interaction({
        operation,
        given: rideOf(),
        when: `${operation} for an unpaid ride`,
        status: 200,
        answer: shape(message),
        call: (client, id) => client[operation](id),
      });
      expect(answer).toEqual(message);
    },
  );

  it.each([
    ['escalateUnpaidRide', rideOf({ escalated: true }), 409, 'already_escalated', undefined],
    ['remindUnpaidRide', rideOf({ payment: 'balance' }), 409, 'already_paid', undefined],
    ['escalateUnpaidRide', rideOf({ payment: 'balance' }), 409, 'already_paid', undefined],
    ['remindUnpaidRide', rideOf({ payment: 'running' }), 400, 'ride_not_completed', undefined],
    ['escalateUnpaidRide', rideOf({ payment: 'running' }), 400, 'ride_not_completed', undefined],
    ['remindUnpaidRide', admin, 404, 'ride_not_found', 'Ride not found'],
    ['escalateUnpaidRide', admin, 404, 'ride_not_found', 'Ride not found'],
  ] as const)('%s of %j is refused with %i %s', async (operation, given, status, code, detail) => {
    const error = await refusedInteraction({
      operation,
      given,
      when: `${operation}, refused with ${code}`,
      status,
      code,
      ...(detail ? { detail } : {}),
      call: (client, id) => client[operation](id),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('writing off an unpaid ride', () => {
  const body = { reason: 'The rider cannot be reached' };
  it('writeOffUnpaidRide gives up the fare', async () => {
    const answer = await interaction({
      operation: 'writeOffUnpaidRide',
      given: rideOf(),
      when: 'the write-off of an unpaid ride',
      body,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.writeOffUnpaidRide(id, body),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    [rideOf({ payment: 'balance' }), 409, 'already_paid'],
    [rideOf({ payment: 'running' }), 400, 'ride_not_completed'],
    [admin, 404, 'ride_not_found'],
  ] as const)('writeOffUnpaidRide of %j is refused with %i %s', async (given, status, code) => {
    const error = await refusedInteraction({
      operation: 'writeOffUnpaidRide',
      given,
      when: `a write-off, ${code}`,
      body,
      status,
      code,
      call: (client, id) => client.writeOffUnpaidRide(id, body),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('a validation link', () => {
  it('verifyEmail verifies the address with the token of the e-mail', async () => {
    const answer = await interaction({
      operation: 'verifyEmail',
      given: ['a validation mail'],
      when: 'a request to verify an e-mail address',
      token: 'none',
      body: { token: fromState() },
      status: 200,
      answer: shape(message),
      call: (client, id) => client.verifyEmail({ token: id }),
    });
    expect(answer).toEqual(message);
  });

  it('verifyEmail refuses an unknown token', async () => {
    const error = await refusedInteraction({
      operation: 'verifyEmail',
      given: ['no account'],
      when: 'a request to verify an e-mail address with an unknown token',
      token: 'none',
      body: { token: 'worthless' },
      status: 404,
      code: 'validation_link_invalid',
      call: (client) => client.verifyEmail({ token: 'worthless' }),
    });
    expect(error).toMatchObject({ status: 404, code: 'validation_link_invalid' });
  });
});
