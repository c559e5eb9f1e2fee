import ended from '@mobility/openapi/examples/RideCancelled.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const arrived = (minutes: number, caller = 'driver'): State => [
  'a ride',
  { status: 'driver_arriving', caller, minutes_ago: minutes },
];

describe('reportNoShow', () => {
  it('reportNoShow ends the ride of a rider who did not come', async () => {
    const answer = await interaction({
      operation: 'reportNoShow',
      given: arrived(6),
      when: 'a no-show after six minutes',
      status: 200,
      answer: shape(ended),
      call: (client, id) => client.reportNoShow(id, { idempotencyKey: 'one-intent' }),
    });
    expect(answer).toEqual(ended);
  });

  it.each([
    ['after four minutes', arrived(4), 409, 'no_show_too_early'],
    ['during the ride', ['a ride', { status: 'in_progress', caller: 'driver' }], 400, 'ride_not_cancellable'],
    ["of another driver's ride", arrived(6, 'other driver'), 403, 'not_participant'],
    ['of no ride', ['a user is signed in', { role: 'driver' }], 404, 'ride_not_found'],
  ] as [
    string,
    State,
    number,
    'no_show_too_early' | 'ride_not_cancellable' | 'not_participant' | 'ride_not_found',
  ][])('reportNoShow is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'reportNoShow',
      given,
      when: `a no-show ${how}`,
      status,
      code,
      call: (client, id) => client.reportNoShow(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});
