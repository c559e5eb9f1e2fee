import type { PendingPayments as Pending } from '@mobility/openapi';
import cash from '@mobility/openapi/examples/PendingPayments.cash.json' with { type: 'json' };
import none from '@mobility/openapi/examples/PendingPayments.none.json' with { type: 'json' };
import { type FakeAnswers, fakeClient } from '@mobility/sdk/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { PendingPayments } from './PendingPayments.tsx';

afterEach(cleanup);

const rideId = cash.pending_payments[0]?.ride_id;

const show = (answers: FakeAnswers) => {
  const confirmCashReceived = vi.fn(async (_id: string) => ({ message: 'Cash payment confirmed' }));
  const reportCashMissing = vi.fn(async (_id: string) => ({ message: 'The rider is asked to pay' }));
  const client = fakeClient({ confirmCashReceived, reportCashMissing, ...answers });
  const shown = render(
    <MobilityProvider client={client}>
      <PendingPayments />
    </MobilityProvider>,
  );
  return { ...shown, confirmCashReceived, reportCashMissing, user: userEvent.setup() };
};

test('a long list is folded to its newest ten payments', async () => {
  const [one] = (cash as Pending).pending_payments;
  if (!one) throw new Error('the example has no payment');
  const many = Array.from({ length: 56 }, (_, index) => ({ ...one, ride_id: `ride-${index}` }));
  const list = { pending_payments: many, total_pending: 600, total_amount: 1 };
  const { user } = show({ listPendingPayments: async () => list });
  const rows = () => screen.getAllByRole('row').length - 1;
  const all = await screen.findByRole('button', { name: 'Show all 56' });
  expect([rows(), screen.queryByText('+544 more')]).toEqual([10, null]);
  await user.click(all);
  expect([rows(), screen.queryByText('+544 more') !== null, document.activeElement === all]).toEqual([
    56,
    true,
    true,
  ]);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(rows()).toBe(10);
});

test.each([
  ['Received', 'confirmCashReceived'],
  ['Not received', 'reportCashMissing'],
] as const)(
  'the driver answers %s to a claimed cash payment, and the list is read again',
  async (name, operation) => {
    const answers: Pending[] = [cash as Pending, none];
    const listPendingPayments = vi.fn(async () => answers.shift() ?? none);
    const { user, ...calls } = show({ listPendingPayments });
    const button = await screen.findByRole('button', { name });
    for (const id of [rideId, 'another'])
      toasts.show({ tone: 'info', text: `The rider of ${id} paid`, topic: `ride:${id}` });
    await user.click(button);
    if (operation === 'reportCashMissing') await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(calls[operation].mock.calls.map(([id]) => id)).toEqual([rideId]);
    await screen.findByText('Nothing is pending');
    expect(listPendingPayments).toHaveBeenCalledTimes(2);
    const asked = toasts.current().flatMap(({ text }) => (/^The rider of/.test(text) ? [text] : []));
    expect(asked).toEqual(['The rider of another paid']);
    toasts.clear();
  },
);

test('cash is reported missing only after a question, and the focus stays with the answers', async () => {
  const [row] = (cash as Pending).pending_payments;
  const reported = { ...row, payment_status: 'pending', awaits_confirmation: false, cash_missing: true };
  const answers = [cash, { ...cash, pending_payments: [reported] }] as Pending[];
  const listPendingPayments = vi.fn(async () => answers.shift() ?? none);
  const { user, reportCashMissing } = show({ listPendingPayments });
  await user.click(await screen.findByRole('button', { name: 'Not received' }));
  const question = screen.getByRole('group', { name: 'Report the cash as missing?' });
  expect(question.textContent).toContain('can no longer pay for this ride in cash');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Not received');
  expect(reportCashMissing).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('You reported that the cash did not arrive');
  expect(reportCashMissing).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Received' }));
});

test('a second press before the list is read again sends no second answer', async () => {
  const list = vi.fn<() => Promise<Pending>>().mockResolvedValueOnce(cash as Pending);
  const readAgain = Promise.withResolvers<Pending>();
  list.mockReturnValue(readAgain.promise);
  const { user, confirmCashReceived } = show({ listPendingPayments: list });
  const button = await screen.findByRole('button', { name: 'Received' });
  await user.click(button);
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await user.click(button);
  readAgain.resolve(none);
  await screen.findByText('Nothing is pending');
  expect(confirmCashReceived).toHaveBeenCalledTimes(1);
});

test('a second press before the first one is rendered sends no second answer', async () => {
  const { confirmCashReceived } = show({ listPendingPayments: async () => cash as Pending });
  const button = await screen.findByRole('button', { name: 'Received' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(confirmCashReceived).toHaveBeenCalled());
  expect(confirmCashReceived).toHaveBeenCalledTimes(1);
});

test('cash that the driver reported missing can still be confirmed, and not be reported again', async () => {
  const [row] = cash.pending_payments;
  const reported = { ...row, payment_status: 'pending', awaits_confirmation: false, cash_missing: true };
  const list = { ...cash, pending_payments: [reported] } as Pending;
  show({ listPendingPayments: async () => list });
  expect(await screen.findByRole('button', { name: 'Received' })).toBeDefined();
  expect(screen.getByText('You reported that the cash did not arrive')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Not received' })).toBeNull();
});

test('a driver without pending payments reads that nothing is pending', async () => {
  show({ listPendingPayments: async () => none });
  const panel = await screen.findByRole('region', { name: 'Pending payments' });
  expect(within(panel).getByText('Nothing is pending')).toBeDefined();
});

test('a driver whose pending payments could not be loaded is told so, and can try again', async () => {
  const listPendingPayments = vi
    .fn<() => Promise<Pending>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(cash as Pending);
  const { user } = show({ listPendingPayments });
  await screen.findByText('Failed to load pending payments');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Pending payments' });
  expect(screen.queryByText('Failed to load pending payments')).toBeNull();
});

test('of an answer that came after the session was over, only the session tells', async () => {
  const failure = { kind: 'http', status: 401, detail: 'Your account is locked' };
  const confirmCashReceived = vi.fn(() => Promise.reject(failure));
  toasts.clear();
  const { user } = show({ listPendingPayments: async () => cash as Pending, confirmCashReceived });
  const button = await screen.findByRole('button', { name: 'Received' });
  await user.click(button);
  await waitFor(() => expect(confirmCashReceived).toHaveBeenCalled());
  await waitFor(() => expect(button.hasAttribute('data-pending')).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(toasts.current()).toEqual([]);
});
