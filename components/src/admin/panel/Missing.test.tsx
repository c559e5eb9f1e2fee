import type { OutgoingEmails, PaymentAnalytics, UnpaidRide, User } from '@mobility/openapi';
import dispute from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import mails from '@mobility/openapi/examples/OutgoingEmails.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import unpaid from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import admin from '@mobility/openapi/examples/User.admin.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole } from '../../testing/console.tsx';
import { aRide } from '../../testing/rides.ts';

afterEach(cleanup);

const answers: FakeAnswers = {
  listAdminRides: async () => ({
    pending_requests: [],
    completed_matches: [aRide('paid', { id: 'another' })],
  }),
  listDriverLocations: async () => ({ drivers: [], online_drivers: 0 }),
  getPaymentAnalytics: async () => analytics as PaymentAnalytics,
  listDisputes: async () => ({ disputes: [dispute] as never }),
  listUnpaidRides: async () => ({ unpaid_rides: unpaid.unpaid_rides as UnpaidRide[] }),
  getAdminUser: async () => Promise.reject({ kind: 'http', status: 404, code: 'user_not_found' }),
  listEmails: async () => mails as OutgoingEmails,
};

test.each([
  ['tab=rides&ride=nonsense&decision=open', 'tab=rides', 'This ride does not exist.'],
  ['tab=rides&notify=nonsense', 'tab=rides', 'This ride does not exist.'],
  ['tab=payment-analytics&dispute=nope', 'tab=payment-analytics', 'This dispute does not exist.'],
  ['tab=users&dialog=approval&of=nope', 'tab=users', 'This user does not exist.'],
  ['tab=users&dialog=edit&of=nope', 'tab=users', 'This user does not exist.'],
  ['tab=payments&escalate=nope', 'tab=payments', 'This ride does not exist, or is no longer unpaid.'],
  ['tab=payments&write-off=nope', 'tab=payments', 'This ride does not exist, or is no longer unpaid.'],
  [
    'tab=database&mail=nope',
    'tab=database',
    'This e-mail does not exist, or is no longer among those listed here.',
  ],
])(
  'an old link to %s says that this is not there, and closing leaves %s',
  async (address, left, sentence) => {
    const { user, parameters } = openConsole(address, answers);
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(sentence);
    dialog.getByRole('heading', { name: /^(Ride|Dispute|Unpaid ride|E-mail|User)$/ });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parameters().toString()).toBe(left);
  },
);

test('a ride or a dispute that cannot be read is not said to be absent', async () => {
  openConsole('tab=rides&ride=one', {
    ...answers,
    listAdminRides: async (query) =>
      query?.limit === 1
        ? Promise.reject({ kind: 'http', status: 500 })
        : { pending_requests: [], completed_matches: [] },
  });
  await screen.findByText('The ride could not be loaded.');
  cleanup();
  openConsole('tab=payment-analytics&dispute=one', {
    ...answers,
    listDisputes: async (query) =>
      query?.id ? Promise.reject({ kind: 'http', status: 500 }) : { disputes: [] },
  });
  await screen.findByText('The dispute could not be loaded.');
});

test('a user who cannot be read is not said to be absent', async () => {
  openConsole('tab=users&dialog=approval&of=one', {
    ...answers,
    getAdminUser: async () => Promise.reject({ kind: 'http', status: 500 }),
  });
  await screen.findByText('The user could not be loaded.');
});

test.each([
  ['approval', rider, 'This user is not a driver.', 'Approve driver'],
  ['send-back', rider, 'This user is not a driver.', 'Send the profile back'],
  ['approval', admin, 'This user is not a driver.', 'Approve driver'],
  ['lock', admin, 'You cannot lock your own account.', 'Lock account'],
])(
  'an address that asks for %s of someone for whom it is not possible says so',
  async (name, of, sentence, title) => {
    const { user, parameters } = openConsole(
      `tab=users&dialog=${name}&of=${of.id}`,
      {
        ...answers,
        getAdminUser: async () => ({ user: of as User, balance: 0, driver_profile: null, disputes: 0 }),
      },
      { self: admin as User },
    );
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await dialog.findByText(sentence);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(parameters().toString()).toBe('tab=users');
  },
);
