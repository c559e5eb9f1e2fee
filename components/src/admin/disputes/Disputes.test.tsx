import type { Dispute, PaymentAnalytics, Ride, User } from '@mobility/openapi';
import example from '@mobility/openapi/examples/Dispute.json' with { type: 'json' };
import analytics from '@mobility/openapi/examples/PaymentAnalytics.json' with { type: 'json' };
import driver from '@mobility/openapi/examples/User.driver.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shortId } from '../../format/id.ts';
import { openConsole } from '../../testing/console.tsx';
import { aRide } from '../../testing/rides.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const dispute = example as Dispute;
const later: Dispute = { ...dispute, id: 'later', rider_name: 'Jo Ek', submitted_at: '2026-11-20T09:00:00Z' };

const open = (answers: FakeAnswers) =>
  openConsole('tab=payment-analytics', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [later, dispute] }),
    ...answers,
  });

const openCase = async (answers: FakeAnswers) => {
  const opened = open(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Open the dispute of Maya Chen' }));
  await screen.findByText(dispute.description);
  return opened;
};

test('the dispute that is due first comes first', async () => {
  open({});
  const table = within(await screen.findByRole('table', { name: 'Dispute cases' }));
  const [, first] = table.getAllByRole('row') as [HTMLElement, HTMLElement];
  within(first).getByText('Maya Chen');
});

test('the server sorts and filters the disputes, and the oldest are reached page by page', async () => {
  const listDisputes = vi.fn<NonNullable<FakeAnswers['listDisputes']>>(async () => ({ disputes: [dispute] }));
  const { user } = open({ listDisputes });
  await screen.findByText('Maya Chen');
  expect(listDisputes.mock.lastCall?.[0]).toEqual({ sort: 'due', state: 'open', limit: 50 });
  await user.click(screen.getByRole('radio', { name: 'Resolved' }));
  await waitFor(() =>
    expect(listDisputes.mock.lastCall?.[0]).toEqual({ sort: 'due', state: 'decided', limit: 50 }),
  );
  await user.click(screen.getByRole('button', { name: /All types/ }));
  await user.click(await screen.findByRole('option', { name: 'Fare' }));
  await waitFor(() =>
    expect(listDisputes.mock.lastCall?.[0]).toEqual({
      sort: 'due',
      state: 'decided',
      type: 'fare_dispute',
      limit: 50,
    }),
  );
});

test('a link opens a case that is not among the loaded ones', async () => {
  const old: Dispute = { ...dispute, id: 'old', description: 'From long ago, and still not decided.' };
  openConsole('tab=payment-analytics&dispute=old', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async (query) => ({ disputes: query?.id === 'old' ? [old] : [dispute] }),
  });
  await screen.findByText(old.description);
});

test('a link shows the disputes of one user, and the name of the user removes that filter', async () => {
  const decided: Dispute = { ...dispute, id: 'decided', status: 'rejected', description: 'Long ago' };
  const counts = { submitted: 7, refunded: 2, rejected: 1 };
  const listDisputes = vi.fn<NonNullable<FakeAnswers['listDisputes']>>(async (query) => ({
    disputes: query?.user_id ? [decided, dispute] : [later],
    counts,
  }));
  const { user, parameters } = openConsole(`tab=payment-analytics&disputes=all&user=${dispute.rider_id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes,
  });
  expect(await screen.findAllByRole('button', { name: 'Open the dispute of Maya Chen' })).toHaveLength(2);
  expect(listDisputes.mock.lastCall?.[0]).toEqual({ user_id: dispute.rider_id, limit: 50 });
  expect(screen.queryByText('7')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Maya Chen: show the disputes of all users' }));
  expect(parameters().toString()).toBe('tab=payment-analytics&disputes=all');
  expect(document.activeElement?.textContent).toBe('Dispute cases');
  await screen.findByRole('button', { name: 'Open the dispute of Jo Ek' });
});

test('the filter shows the name of a driver, which the disputes do not contain', async () => {
  openConsole(`tab=payment-analytics&user=${driver.id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [dispute] }),
    getAdminUser: async () => ({ user: driver as User, balance: 0, driver_profile: null, disputes: 1 }),
  });
  await screen.findByRole('button', { name: `${driver.name}: show the disputes of all users` });
});

test('while the disputes of another rider load, the filter does not name the rider before', async () => {
  const { goTo } = openConsole(`tab=payment-analytics&user=${dispute.rider_id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: (query) =>
      query?.user_id === dispute.rider_id
        ? Promise.resolve({ disputes: [dispute] })
        : new Promise(() => undefined),
  });
  await screen.findByRole('button', { name: 'Maya Chen: show the disputes of all users' });
  goTo('tab=payment-analytics&user=another-rider');
  screen.getByRole('button', { name: `${shortId('another-rider')}: show the disputes of all users` });
  expect(screen.queryByRole('button', { name: /^Maya Chen: show/ })).toBeNull();
});

test('a decided case shows the date and the admin who decided it', async () => {
  const decided: Dispute = {
    ...dispute,
    status: 'rejected',
    resolved_at: '2026-11-20T14:30:00.000Z',
    resolved_by: 'admin-1',
    resolved_by_name: 'Sam Whitfield',
  };
  openConsole(`tab=payment-analytics&disputes=resolved&dispute=${dispute.id}`, {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [decided] }),
  });
  await screen.findByText(dispute.description);
  expect(screen.getByText('Decided').nextElementSibling?.textContent).toMatch(/^Nov 20, 2026/);
  expect(screen.getByText('Decided by').nextElementSibling?.textContent).toBe('Sam Whitfield');
});

test('the list of decided disputes shows what was refunded, and that of pending ones does not', async () => {
  const refunded: Dispute = {
    ...dispute,
    status: 'refunded',
    requested_refund: 3.5,
    refunded_amount: 7.32,
  };
  const { goTo } = openConsole('tab=payment-analytics&disputes=resolved', {
    getPaymentAnalytics: async () => analytics as PaymentAnalytics,
    listDisputes: async () => ({ disputes: [refunded] }),
  });
  const row = (await screen.findByText('Maya Chen')).closest('tr');
  screen.getByRole('columnheader', { name: 'Refunded' });
  expect(row?.textContent).toMatch(/3\.50.*7\.32/);
  goTo('tab=payment-analytics');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Refunded' })).toBeNull());
});

describe('what was driven', () => {
  const ride = aRide('paid', {
    id: dispute.ride_id,
    estimated_fare: 15,
    fare: 19.59,
    started_at: '2026-11-18T09:00:00.000Z',
    completed_at: '2026-11-18T09:31:00.000Z',
    completion_distance_km: 4.38,
  });
  const factsOf = async (driven: Partial<Ride>) => {
    const listed = { pending_requests: [], completed_matches: [{ ...ride, ...driven }] };
    await openCase({ listAdminRides: async () => listed });
    await screen.findByText('Estimated');
    const textOf = (name: string) =>
      screen.queryByText(name)?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
    return {
      status: textOf('Status'),
      driven: textOf('Driven'),
      estimated: textOf('Estimated'),
      ended: textOf('Ended'),
    };
  };

  test('stands beside the estimate, whose distance is a straight line', async () => {
    const facts = await factsOf({ driven_distance_km: 10.42, driven_distance_partial: false });
    expect(facts).toEqual({
      driven: '10.4 km, 31 min, Ⓣ19.59',
      estimated: '5.5 km in a straight line, 11 min, Ⓣ15.00',
      ended: '4.4 km from the destination',
    });
  });

  test('is at least a distance where positions are missing', async () => {
    const { driven } = await factsOf({ driven_distance_km: 10.42, driven_distance_partial: true });
    expect(driven).toBe('at least 10.4 km, 31 min, Ⓣ19.59');
  });

  test.each([undefined, null])('has no distance that is not known: %s', async (km) => {
    const { driven } = await factsOf({ driven_distance_km: km });
    expect(driven).toBe('distance not known, 31 min, Ⓣ19.59');
  });

  test('is left out of a ride that was cancelled', async () => {
    const { driven } = await factsOf({ status: 'cancelled', completed_at: null });
    expect(driven).toBeUndefined();
  });

  test('says of a ride whose rider did not come that the driver ended it', async () => {
    const { status } = await factsOf({ status: 'cancelled', cancel_reason_code: 'rider_no_show' });
    expect(status).toBe('Ended by the driver: the rider did not come');
  });
});

test('an answer that is written while another admin decides is kept for copying', async () => {
  const decided = {
    ...dispute,
    status: 'refunded',
    refunded_amount: 4,
    resolution_note: 'By Alex',
  } as Dispute;
  const listDisputes = vi
    .fn<NonNullable<FakeAnswers['listDisputes']>>()
    .mockResolvedValueOnce({ disputes: [later, dispute] })
    .mockResolvedValue({ disputes: [later, decided] });
  const { user, readAgain } = await openCase({ listDisputes });
  const answer = screen.getByRole('textbox', { name: /Answer/ });
  await user.type(answer, 'The driver took a detour');
  await readAgain();
  const news = (await screen.findByText(/decided in the meantime/)).closest('[role=alert]');
  within(news as HTMLElement).getByText('The driver took a detour');
  expect(screen.queryByRole('textbox', { name: /Answer/ })).toBeNull();
});

test('a decision that another admin made first says that the own one did not count', async () => {
  const decided: Dispute = { ...dispute, status: 'rejected', resolved_by_name: 'Alex Kim' };
  let isDecided = false;
  const { user } = await openCase({
    listDisputes: async (query) => {
      if (!isDecided) return { disputes: [later, dispute] };
      return { disputes: query?.id ? [decided] : [later] };
    },
    resolveDispute: () => {
      isDecided = true;
      const detail = 'This dispute is already resolved';
      return Promise.reject({ kind: 'http', status: 409, code: 'dispute_resolved', detail });
    },
  });
  await user.click(screen.getByRole('button', { name: /^Resolve, refund/ }));
  await screen.findByText('Alex Kim');
  const news = screen.getByText('This dispute is already resolved').closest('[tabindex]');
  expect(document.activeElement).toBe(news);
  expect(screen.queryByText(/Your answer was not sent/)).toBeNull();
});

test('a decision outlives a page that goes away, until it is sent', async () => {
  const answers = { resolveDispute: async () => ({ ...dispute, status: 'refunded' }) as Dispute };
  const field = () => screen.getByRole('textbox', { name: /Answer/ });
  const { user } = await openCase(answers);
  await user.type(field(), 'The driver took a detour');
  await user.click(screen.getByRole('radio', { name: 'Other amount' }));
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '3.50');
  cleanup();
  const again = await openCase(answers);
  expect(field()).toHaveProperty('value', 'The driver took a detour');
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '3.50');
  await again.user.click(screen.getByRole('button', { name: /^Resolve/ }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a dispute without a requested refund preselects no refund', async () => {
  const { requested_refund: _, ...complaint } = dispute;
  const resolveDispute = vi.fn<NonNullable<FakeAnswers['resolveDispute']>>(
    async () => ({ ...dispute, status: 'rejected' }) as Dispute,
  );
  const listDisputes = async () => ({ disputes: [complaint as Dispute] });
  const { user } = await openCase({ listDisputes, resolveDispute });
  await user.click(screen.getByRole('button', { name: /^Reject/ }));
  await waitFor(() => expect(resolveDispute.mock.calls[0]?.[1]).toEqual({ outcome: 'rejected' }));
});
