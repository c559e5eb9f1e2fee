import type { ApiErrorCode } from '@mobility/openapi';
import message from '@mobility/openapi/examples/Message.json' with { type: 'json' };
import report from '@mobility/openapi/examples/SafetyReport.json' with { type: 'json' };
import ended from '@mobility/openapi/examples/SharedTrip.ended.json' with { type: 'json' };
import trip from '@mobility/openapi/examples/SharedTrip.json' with { type: 'json' };
import share from '@mobility/openapi/examples/TripShare.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const ride = (status: string, caller: string): State => ['a ride', { status, caller }];
const link = (more: Record<string, string | boolean>): State => ['a link to a ride', more];

describe('shareTrip and stopSharingTrip', () => {
  it('shareTrip creates a link', async () => {
    const answer = await interaction({
      operation: 'shareTrip',
      given: ride('accepted', 'rider'),
      when: 'a rider who shares the ride',
      status: 200,
      answer: shape(share),
      call: (client, id) => client.shareTrip(id),
    });
    expect(answer).toEqual(share);
  });

  it('stopSharingTrip revokes the links', async () => {
    const answer = await interaction({
      operation: 'stopSharingTrip',
      given: ride('accepted', 'rider'),
      when: 'a rider who stops sharing the ride',
      status: 200,
      answer: shape(message),
      call: (client, id) => client.stopSharingTrip(id),
    });
    expect(answer).toEqual(message);
  });

  it.each([
    ['of a ride that is over', ride('cancelled', 'rider'), 400, 'ride_not_active'],
    ['of a ride of another rider', ride('accepted', 'other rider'), 403, 'not_participant'],
  ] as [string, State, number, ApiErrorCode][])(
    'shareTrip is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'shareTrip',
        given,
        when: `a link ${how}`,
        status,
        code,
        call: (client, id) => client.shareTrip(id),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('getSharedTrip', () => {
  it.each([
    ['under way', trip, link({ status: 'accepted' })],
    ['that is over', ended, link({ status: 'completed' })],
  ] as const)('getSharedTrip shows a ride %s without an account', async (what, expected, given) => {
    const answer = await interaction({
      operation: 'getSharedTrip',
      given: [...given] as State,
      when: `the link of a ride ${what}`,
      token: 'none',
      status: 200,
      answer: shape(expected, ['status']),
      call: (client, token) => client.getSharedTrip(token),
    });
    expect(answer).toEqual(expected);
  });

  it.each([
    ['revoked', link({ status: 'accepted', revoked: true }), 'sharing_stopped'],
    ['unknown', ['a user is signed in', { role: 'rider' }], 'trip_not_found'],
  ] as [string, State, ApiErrorCode][])(
    'getSharedTrip is refused for a %s link',
    async (how, given, code) => {
      const error = await refusedInteraction({
        operation: 'getSharedTrip',
        given,
        when: `a link that is ${how}`,
        token: 'none',
        status: 404,
        code,
        call: (client, token) => client.getSharedTrip(token),
      });
      expect(error).toMatchObject({ status: 404, code });
    },
  );
});

describe('reportSafety', () => {
  it.each(['rider', 'driver'])('reportSafety accepts the report of a %s', async (caller) => {
    const answer = await interaction({
      operation: 'reportSafety',
      given: ride('in_progress', caller),
      when: `a safety report of the ${caller}`,
      body: report,
      status: 200,
      answer: shape(message),
      call: (client, id) => client.reportSafety(id, report, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(message);
  });

  it('reportSafety is refused for a ride of others', async () => {
    const error = await refusedInteraction({
      operation: 'reportSafety',
      given: ride('accepted', 'other rider'),
      when: 'a safety report about a ride of others',
      body: report,
      status: 403,
      code: 'not_participant',
      call: (client, id) => client.reportSafety(id, report),
    });
    expect(error).toMatchObject({ status: 403, code: 'not_participant' });
  });
});
