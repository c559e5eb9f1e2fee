import person from '@mobility/openapi/examples/AdminUser.json' with { type: 'json' };
import payment from '@mobility/openapi/examples/PaymentRecord.json' with { type: 'json' };
import ride from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from '../interaction.ts';

const admin: State = ['a user is signed in', { role: 'admin' }];
const notAdmin: State = ['a user is signed in', { role: 'rider' }];
const rider: State = ['an admin and a rider with a paid ride'];
const { phone: _, rating: __, ...user } = person.user;

describe('a person on the page of an admin', () => {
  it('getAdminUser returns a driver with the vehicle that waits for the approval', async () => {
    const expected = { ...person, user };
    const answer = await interaction({
      operation: 'getAdminUser',
      given: ['an admin and a user', { role: 'driver', profile: true }],
      when: 'a request for one driver',
      status: 200,
      answer: shape(expected),
      call: (client, id) => client.getAdminUser(id),
    });
    expect(answer).toMatchObject({ driver_profile: { is_approved: false }, disputes: 0 });
  });

  it('listUserRides lists the rides of one user', async () => {
    const { id, rider_id, rider_name, status, estimated_fare, payment_status, created_at } = ride;
    const expected = { id, rider_id, rider_name, status, estimated_fare, payment_status, created_at };
    const answer = await interaction({
      operation: 'listUserRides',
      given: rider,
      when: 'a request for the rides of one user',
      query: { limit: '10' },
      status: 200,
      answer: shape([expected], ['status', 'payment_status']),
      call: (client, userId) => client.listUserRides(userId, { limit: 10 }),
    });
    expect(answer).toMatchObject([{ status: 'completed', payment_status: 'paid' }]);
  });

  it('listUserPayments lists the payments of one user', async () => {
    const expected = { ...payment, payment_method: 'balance' };
    const answer = await interaction({
      operation: 'listUserPayments',
      given: rider,
      when: 'a request for the payments of one user',
      query: { limit: '10' },
      status: 200,
      answer: shape([expected], ['status', 'payment_method']),
      call: (client, userId) => client.listUserPayments(userId, { limit: 10 }),
    });
    expect(answer).toMatchObject([{ status: 'paid', payment_method: 'balance' }]);
  });

  it.each(['getAdminUser', 'listUserRides', 'listUserPayments'] as const)(
    '%s returns 404 for an unknown user, and 403 to users who are not admins',
    async (operation) => {
      const unknown = await refusedInteraction({
        operation,
        given: admin,
        when: `${operation} for an unknown user`,
        status: 404,
        code: 'user_not_found',
        detail: 'User not found',
        call: (client, id) => client[operation](id),
      });
      expect(unknown).toMatchObject({ status: 404, code: 'user_not_found' });
      const refused = await refusedInteraction({
        operation,
        given: notAdmin,
        when: `${operation} from a rider`,
        status: 403,
        code: 'admin_required',
        detail: 'Admin access required',
        call: (client, id) => client[operation](id),
      });
      expect(refused).toMatchObject({ status: 403, code: 'admin_required' });
    },
  );
});
