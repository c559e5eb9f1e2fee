import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import vehicle from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import sendBack from '@mobility/openapi/examples/DriverSendBack.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

const admin: State = ['a user is signed in', { role: 'admin' }];
const notAdmin: State = ['a user is signed in', { role: 'rider' }];
const { rating: _, ...unrated } = rider;
const { rating: __, ...unratedDriver } = driver;

// The counts of active rides and the figures of the past are beyond the specification.
const { active_rides: ___, history: ____, ...figures } = stats;

describe('the console', () => {
  it('getAdminStats returns the summary figures', async () => {
    const answer = await interaction({
      operation: 'getAdminStats',
      given: admin,
      when: 'a request for the admin’s figures',
      query: { t: '1795363200000' },
      status: 200,
      answer: shape(figures),
      call: (client) => client.getAdminStats({ t: '1795363200000' }),
    });
    expect(answer).toEqual(figures);
  });

  it('listAdminUsers lists all users', async () => {
    const answer = await interaction({
      operation: 'listAdminUsers',
      given: admin,
      when: 'a request for all users',
      query: { t: '1795363200000' },
      status: 200,
      answer: shape([unrated]),
      call: (client) => client.listAdminUsers({ t: '1795363200000' }),
    });
    expect(answer).toHaveLength(1);
  });

  it.each([
    [true, 'waiting'],
    [false, 'approved'],
  ] as const)('setDriverApproval sets the approval to %s', async (approved, profile) => {
    const body = { is_approved: approved };
    const answer = await interaction({
      operation: 'setDriverApproval',
      given: ['an admin and a driver', { profile }],
      when: `a request to set the approval of a driver to ${approved}`,
      body,
      status: 200,
      answer: shape({ ...unratedDriver, role: 'driver', is_approved: approved }, ['role', 'is_approved']),
      call: (client, id) => client.setDriverApproval(id, body),
    });
    expect(answer).toMatchObject({ role: 'driver', is_approved: approved });
  });

  it('sendDriverBack sends a profile back with a reason', async () => {
    const answer = await interaction({
      operation: 'sendDriverBack',
      given: ['an admin and a driver', { profile: 'waiting' }],
      when: 'a request to send the profile of a driver back',
      body: sendBack,
      status: 200,
      answer: shape({ ...unratedDriver, role: 'driver', is_approved: false }, ['role', 'is_approved']),
      call: (client, id) => client.sendDriverBack(id, sendBack),
    });
    expect(answer).toMatchObject({ role: 'driver', is_approved: false });
  });

  it('sendDriverBack refuses a driver without a profile', async () => {
    const error = await refusedInteraction({
      operation: 'sendDriverBack',
      given: ['an admin and a driver', { profile: 'none' }],
      when: 'a request to send back a driver without a profile',
      body: sendBack,
      status: 404,
      code: 'driver_profile_not_found',
      call: (client, id) => client.sendDriverBack(id, sendBack),
    });
    expect(error).toMatchObject({ status: 404, code: 'driver_profile_not_found' });
  });

  it('sendDriverBack refuses users who are not admins', async () => {
    const error = await refusedInteraction({
      operation: 'sendDriverBack',
      given: notAdmin,
      when: 'sendDriverBack from a rider',
      body: sendBack,
      status: 403,
      code: 'admin_required',
      detail: 'Admin access required',
      call: (client, id) => client.sendDriverBack(id, sendBack),
    });
    expect(error).toMatchObject({ status: 403, detail: 'Admin access required' });
  });

  it('setDriverApproval refuses a driver without a profile', async () => {
    const body = { is_approved: true };
    const error = await refusedInteraction({
      operation: 'setDriverApproval',
      given: ['an admin and a driver', { profile: 'none' }],
      when: 'a request to approve a driver without a profile',
      body,
      status: 404,
      code: 'driver_profile_not_found',
      call: (client, id) => client.setDriverApproval(id, body),
    });
    expect(error).toMatchObject({ status: 404, code: 'driver_profile_not_found' });
  });

  it('setDriverApproval refuses a driver who has another vehicle by now', async () => {
    const body = { is_approved: true, seen: { ...vehicle, license_plate: 'PLATE2' } };
    const error = await refusedInteraction({
      operation: 'setDriverApproval',
      given: ['an admin and a driver', { profile: 'waiting' }],
      when: 'a request to approve a driver with a vehicle from before',
      body,
      status: 409,
      code: 'driver_profile_changed',
      call: (client, id) => client.setDriverApproval(id, body),
    });
    expect(error).toMatchObject({ status: 409, code: 'driver_profile_changed' });
  });

  it.each(['getAdminStats', 'listAdminUsers', 'setDriverApproval'] as const)(
    '%s refuses users who are not admins',
    async (operation) => {
      const body = { is_approved: true };
      const error = await refusedInteraction({
        operation,
        given: notAdmin,
        when: `${operation} from a rider`,
        ...(operation === 'setDriverApproval' ? { body } : {}),
        status: 403,
        code: 'admin_required',
        detail: 'Admin access required',
        call: (client, id) =>
          operation === 'setDriverApproval' ? client.setDriverApproval(id, body) : client[operation](),
      });
      expect(error).toMatchObject({ status: 403, detail: 'Admin access required' });
    },
  );
});
