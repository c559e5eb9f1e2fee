import type { UnpaidRide, UnpaidRides } from '@mobility/openapi';
import examples from '@mobility/openapi/examples/UnpaidRides.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answered } from '../../testing/answered.ts';
import { openConsole } from '../../testing/console.tsx';
import { byUrgency, wasJustReminded } from './unpaid.ts';

afterEach(cleanup);

const [first, failed] = examples.unpaid_rides as [UnpaidRide, UnpaidRide];
const expired: UnpaidRide = {
  ...first,
  ride_id: 'ride-expired',
  rider_name: 'Jo Ek',
  payment_status: 'expired',
  created_at: '2026-11-18T11:00:00.000Z',
};
const pending: UnpaidRide = {
  ...first,
  ride_id: 'ride-pending',
  rider_name: 'Wei Zhang',
  payment_status: 'pending',
  amount: 20.4,
};
const all = [first, pending, failed, expired];

const pageOf = (rides: UnpaidRide[], headers: Record<string, string>) =>
  answered({ unpaid_rides: rides }, headers);

const open = (answers: FakeAnswers = {}, search = 'tab=payments', calls: object = {}) =>
  openConsole(search, { listUnpaidRides: async () => ({ unpaid_rides: all }), ...answers }, { calls });

test('the rides are counted, and a count shows only its rides', async () => {
  const { user, parameters } = open();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
  // Figures are printed, although buttons are not.
  for (const name of [/Unpaid rides.*4/, /Pending payment.*1/, /Not initiated.*1/])
    expect(screen.getByRole('radio', { name }).hasAttribute('data-printed')).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Failed or expired.*2/ }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(parameters().get('payment')).toBe('failed');
});

test('a column can be hidden, and a filter is saved', async () => {
  const { user } = open({}, 'tab=payments&payment=failed');
  await screen.findByRole('columnheader', { name: 'Driver' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Driver' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Driver' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Failed');
  await user.click(screen.getByRole('button', { name: 'Save the current filters' }));
  const link = await screen.findByRole('link', { name: 'Failed' });
  expect(link.getAttribute('href')).toContain('tab=payments&payment=failed');
});

test('the server chooses and counts the rides, and the list says how many are loaded', async () => {
  const counted = (rides: number) => ({ rides, amount: rides * 10 });
  const counts = {
    all: counted(4_200),
    pending: counted(101),
    not_initiated: counted(1_090),
    failed: counted(3_009),
  };
  const headers = { 'x-next-cursor': 'older', 'x-found': '3009' };
  const listUnpaidRides = vi
    .fn()
    .mockReturnValueOnce(answered({ unpaid_rides: [failed], counts }, headers))
    .mockReturnValueOnce(pageOf([expired], {}));
  const { user } = open({}, 'tab=payments&payment=failed', { listUnpaidRides });
  await screen.findByText('The newest 1 of 3,009 are loaded.');
  expect(screen.getByRole('radio', { name: /^Unpaid rides ?4,200/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Failed or expired ?3,009/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByText(/are loaded/)).toBeNull());
  expect(screen.getAllByRole('row')).toHaveLength(3);
  // Only the first page has counts.
  expect(screen.getByRole('radio', { name: /^Unpaid rides ?4,200/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Failed or expired ?3,009/ })).toBeDefined();
  expect(listUnpaidRides.mock.calls.map(([query]) => query)).toMatchObject([
    { payment: 'failed', limit: 1_000 },
    { payment: 'failed', limit: 1_000, cursor: 'older' },
  ]);
});

test('where not all rides were counted, each count is the least that it can be, without a sum', async () => {
  const counted = (rides: number) => ({ rides, amount: rides * 10 });
  const counts = {
    all: counted(1_000),
    pending: counted(12),
    not_initiated: counted(0),
    failed: counted(988),
  };
  const cut = { unpaid_rides: all, counts: { ...counts, is_cut: true } };
  const openPart = (body: UnpaidRides) =>
    open({}, 'tab=payments', { listUnpaidRides: () => answered(body, { 'x-next-cursor': 'older' }) });
  openPart(cut);
  for (const name of [/^Unpaid rides ?1,000\+$/, /^Pending payment ?12\+$/, /^Failed.*988\+$/])
    expect(await screen.findByRole('radio', { name })).toBeDefined();
  cleanup();
  openPart({ ...cut, counts: { ...cut.counts, total: counted(4_200) } });
  expect(await screen.findByRole('radio', { name: /^Unpaid rides ?4,200(?!\+)\D*42,000\.00/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Pending payment ?12\+$/ })).toBeDefined();
  cleanup();
  open({ listUnpaidRides: async () => ({ ...cut, counts: { ...counts, is_cut: false } }) });
  expect(await screen.findByRole('radio', { name: /^Unpaid rides ?1,000(?!\+)\D*10,000\.00/ })).toBeDefined();
});

test('of a server that does not count them, those that are loaded are counted', async () => {
  const headers = { 'x-next-cursor': 'older' };
  const listUnpaidRides = vi
    .fn()
    .mockReturnValueOnce(pageOf([first, failed], headers))
    .mockReturnValueOnce(pageOf([expired], {}));
  const { user } = open({}, 'tab=payments', { listUnpaidRides });
  for (const name of [/^Unpaid rides ?2\+$/, /^Not initiated ?1\+$/, /^Failed.*1\+$/])
    expect(await screen.findByRole('radio', { name })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('radio', { name: /^Unpaid rides ?3(?!\+)\D*\d+\.\d\d/ })).toBeDefined();
});

test('once all rides are loaded, each of them is counted, however many the server counted', async () => {
  const none = { rides: 0, amount: 0 };
  const counts = { all: none, pending: none, not_initiated: none, failed: none, is_cut: true };
  open({ listUnpaidRides: async () => ({ unpaid_rides: all, counts }) });
  expect(await screen.findByRole('radio', { name: /^Unpaid rides ?4(?!\+)/ })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Failed or expired ?2(?!\+)/ })).toBeDefined();
});

test('all that waits for an admin is one filter of the address, and paper says which rides are shown', async () => {
  const listUnpaidRides = vi.fn(async () => ({ unpaid_rides: all }));
  open({}, 'tab=payments&payment=attention', { listUnpaidRides });
  await screen.findByText('Shown: All that needs attention');
  // The escalated ride is the only one of these.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(listUnpaidRides).toHaveBeenCalledWith(
    expect.objectContaining({ payment: 'attention' }),
    expect.anything(),
  );
});

test('a name leads to the details of the user, and a row says how often the rider was reminded', async () => {
  const ride = { ...expired, rider_id: 'rider-1', reminders: 3, reminded_at: first.created_at };
  open({ listUnpaidRides: async () => ({ unpaid_rides: [ride] }) });
  const link = await screen.findByRole('link', { name: 'Jo Ek' });
  expect(link.getAttribute('href')).toBe('/admin?tab=users&user=rider-1');
  expect(screen.getByText('3 reminders')).toBeDefined();
});

test('an address stands below its name in either direction of the page', async () => {
  open();
  const [name] = await screen.findAllByText('Jo Ek');
  const address = name?.closest('td')?.querySelector('[dir=auto]');
  expect(address?.textContent).toBe(expired.rider_email);
});

test('failed and expired payments come first, and the oldest of each', () => {
  expect(byUrgency(all).map(({ ride_id }) => ride_id)).toEqual([
    expired.ride_id,
    failed.ride_id,
    first.ride_id,
    pending.ride_id,
  ]);
});

test('a reminder shows the sentence of the server', async () => {
  const remindUnpaidRide = vi.fn<NonNullable<FakeAnswers['remindUnpaidRide']>>(async () => ({
    message: 'Jo Ek was reminded less than an hour ago',
  }));
  const { user, toasts } = open({ remindUnpaidRide });
  await user.click(await screen.findByRole('button', { name: 'Remind Jo Ek' }));
  await waitFor(() => expect(toasts).toEqual(['Jo Ek was reminded less than an hour ago']));
  expect(remindUnpaidRide.mock.calls[0]?.[0]).toBe('ride-expired');
});

test('a rider cannot be reminded again within an hour', async () => {
  const reminded_at = new Date(Date.now() - 3_000_000).toISOString();
  open({ listUnpaidRides: async () => ({ unpaid_rides: [{ ...pending, reminded_at }] }) });
  expect(await screen.findByRole('button', { name: 'Remind Wei Zhang' })).toHaveProperty('disabled', true);
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(wasJustReminded({ ...pending, reminded_at: '2026-11-20T11:00:01Z' }, now)).toBe(true);
  expect(wasJustReminded({ ...pending, reminded_at: '2026-11-20T11:00:00Z' }, now)).toBe(false);
  expect(wasJustReminded({ ...pending, reminded_at: null }, now)).toBe(false);
});

test('a ride is escalated after one question', async () => {
  const escalateUnpaidRide = vi.fn<NonNullable<FakeAnswers['escalateUnpaidRide']>>(async () => ({
    message: 'The unpaid ride has been escalated',
  }));
  const { user, toasts, parameters } = open({ escalateUnpaidRide });
  await user.click(await screen.findByRole('button', { name: 'Escalate the ride of Jo Ek' }));
  expect(parameters().get('escalate')).toBe('ride-expired');
  expect(escalateUnpaidRide).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Escalate' }));
  await waitFor(() => expect(toasts).toEqual(['The unpaid ride has been escalated']));
  expect(escalateUnpaidRide.mock.calls.map(([id]) => id)).toEqual(['ride-expired']);
  expect(parameters().get('escalate')).toBeNull();
});

test.each(['remind', 'escalate'] as const)(
  'after %s, the focus stays on the button until the person leaves',
  async (action) => {
    let ride = expired;
    const answer = vi.fn(async () => {
      const done = new Date().toISOString();
      ride = { ...ride, ...(action === 'remind' ? { reminded_at: done } : { escalated_at: done }) };
      return { message: 'Done' };
    });
    const { user } = open({
      listUnpaidRides: async () => ({ unpaid_rides: [ride] }),
      remindUnpaidRide: answer,
      escalateUnpaidRide: answer,
    });
    const button = await screen.findByRole('button', {
      name: action === 'remind' ? 'Remind Jo Ek' : 'Escalate the ride of Jo Ek',
    });
    await user.click(button);
    const question = screen.queryByRole('alertdialog');
    if (question) await user.click(within(question).getByRole('button', { name: 'Escalate' }));
    await waitFor(() => expect(button.ariaDisabled).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.keyboard('{Enter}');
    expect(answer).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.tab();
    expect(button).toHaveProperty('disabled', true);
  },
);

test.each([
  ['remindUnpaidRide', 'Remind Jo Ek', 'admin.remindFailed'],
  ['escalateUnpaidRide', 'Escalate the ride of Jo Ek', 'admin.escalateFailed'],
])('a failed %s says so', async (operation, name, message) => {
  const { user, toasts } = open({ [operation]: () => Promise.reject({ kind: 'network' }) });
  await user.click(await screen.findByRole('button', { name }));
  const question = screen.queryByRole('alertdialog');
  if (question) await user.click(within(question).getByRole('button', { name: 'Escalate' }));
  await waitFor(() => expect(toasts).toEqual([message]));
});

test('a fare is written off with a reason', async () => {
  const writeOffUnpaidRide = vi.fn<NonNullable<FakeAnswers['writeOffUnpaidRide']>>(async () => ({
    message: '',
  }));
  const { user } = open({ writeOffUnpaidRide });
  await user.click(await screen.findByRole('button', { name: 'More actions for Jo Ek' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Write off' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Moved abroad');
  await user.click(screen.getByRole('button', { name: 'Write off the fare' }));
  await waitFor(() => expect(writeOffUnpaidRide).toHaveBeenCalledOnce());
  expect(writeOffUnpaidRide.mock.calls[0]?.slice(0, 2)).toEqual(['ride-expired', { reason: 'Moved abroad' }]);
});

test('rides that cannot be loaded say so and can be loaded again', async () => {
  const listUnpaidRides = vi
    .fn<NonNullable<FakeAnswers['listUnpaidRides']>>()
    .mockRejectedValueOnce({ kind: 'network' })
    .mockResolvedValue({ unpaid_rides: all });
  const { user } = open({ listUnpaidRides });
  await screen.findByText('Failed to fetch unpaid rides');
  // Nothing is loading any more.
  expect(screen.getByRole('radio', { name: /^Unpaid rides ?–$/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Jo Ek');
  expect(screen.queryByText('Failed to fetch unpaid rides')).toBeNull();
});

test('a state without a hit among the newest rides says among how many', async () => {
  const counted = (rides: number) => ({ rides, amount: rides * 10 });
  const counts = {
    all: counted(1_000),
    pending: counted(0),
    not_initiated: counted(12),
    failed: counted(988),
    is_cut: true,
  };
  const answer = () => answered({ unpaid_rides: all, counts }, { 'x-next-cursor': 'older' });
  open({}, 'tab=payments', { listUnpaidRides: answer });
  expect(
    await screen.findByRole('radio', { name: /^Pending payment ?0 ?of the newest 1,000$/ }),
  ).toBeDefined();
});

test('the address of an escalation that was made says so', async () => {
  const escalated: UnpaidRide = { ...first, escalated_at: '2026-11-18T12:00:00.000Z' };
  open(
    { listUnpaidRides: async () => ({ unpaid_rides: [escalated] }) },
    `tab=payments&escalate=${first.ride_id}`,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Unpaid ride' });
  within(dialog).getByText('This ride is escalated already.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
