import type { Balance, BalanceMovement, User } from '@mobility/openapi';
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import movement from '@mobility/openapi/examples/BalanceMovement.json' with { type: 'json' };
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../../testing/console.tsx';
import { showUsers } from '../testing/show-users.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const refusal = (status: number, more = {}) => Promise.reject({ kind: 'http', status, ...more });
const credited = {
  transaction_type: 'credit',
  amount: 12.5,
  new_balance: 61.07,
  message: 'Goodwill',
  timestamp: '2026-11-22T12:00:00.000Z',
  created_at: '2026-11-22T12:00:00.000Z',
} as const;

const open = async (answers: FakeAnswers = {}) => {
  const user = userEvent.setup();
  const getUserBalance = vi.fn<NonNullable<FakeAnswers['getUserBalance']>>(async () => balance as Balance);
  const shown = await showUsers({ users: [rider as User], getUserBalance, ...answers });
  await user.click(await screen.findByRole('button', { name: /^Balance of Maya Chen/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Balance Management' }));
  const process = () => user.click(dialog.getByRole('button', { name: 'Process transaction' }));
  const type = (name: string, text: string) =>
    user.type(dialog.getByRole('textbox', { name: new RegExp(name) }), text);
  return { user, dialog, getUserBalance, process, type, ...shown };
};

test('a transaction changes the balance, and closing the dialog reads the data again', async () => {
  const createBalanceTransaction = vi.fn<NonNullable<FakeAnswers['createBalanceTransaction']>>(
    async () => credited,
  );
  const { user, dialog, getUserBalance, process, type, listAdminUsers } = await open({
    createBalanceTransaction,
  });
  await dialog.findByText('Recent transactions');
  await type('Amount', '12.50');
  await type('Description', 'Goodwill');
  await process();
  await dialog.findByText(/The transaction was processed/);
  const [id, body, options] = createBalanceTransaction.mock.calls[0] ?? [];
  expect([id, body]).toEqual([
    rider.id,
    { user_id: rider.id, amount: 12.5, transaction_type: 'credit', description: 'Goodwill' },
  ]);
  expect(options?.idempotencyKey).toMatch(/./);
  await waitFor(() => expect(getUserBalance).toHaveBeenCalledTimes(2));
  const reads = listAdminUsers.mock.calls.length;
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(listAdminUsers.mock.calls.length).toBeGreaterThan(reads));
});

test('missing fields and a wrong amount are refused before anything is sent', async () => {
  const createBalanceTransaction = vi.fn();
  const { user, dialog, process, type } = await open({ createBalanceTransaction });
  await process();
  await dialog.findByText('Please fill in all fields');
  await type('Description', 'Goodwill');
  await type('Amount', '0');
  await process();
  const field = dialog.getByRole('textbox', { name: /Amount/ });
  const described = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  const refused = ['e.g. 1,250.50, at most Ⓣ1,000,000.00', 'Please enter a valid amount'];
  await waitFor(() => expect(described().sort()).toEqual([...refused].sort()));
  // No font of the app has the symbol of the currency, so it is drawn.
  expect(dialog.getByText(/at most/).querySelector('circle + path')).not.toBeNull();
  await user.clear(field);
  await type('Amount', '1000001');
  await process();
  await waitFor(() => expect(described().sort()).toEqual([...refused].sort()));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Amount/ }));
  expect(createBalanceTransaction).not.toHaveBeenCalled();
});

test.each([
  [() => refusal(500, { detail: 'Internal server error' }), 'Failed to process transaction'],
  [() => refusal(400, { detail: 'Insufficient balance' }), 'Insufficient balance'],
])('a transaction that fails shows the reason (%#)', async (createBalanceTransaction, text) => {
  const { dialog, process, type } = await open({ createBalanceTransaction });
  await type('Amount', '5');
  await type('Description', 'Goodwill');
  await process();
  await dialog.findByText(text);
});

test('an amount in the server’s sentence has the drawn symbol of the currency', async () => {
  const { dialog, process, type } = await open({
    createBalanceTransaction: () => refusal(400, { detail: 'Only Ⓣ3.20 is left' }),
  });
  await type('Amount', '5');
  await type('Description', 'Goodwill');
  await process();
  const notice = await dialog.findByRole('alert');
  expect(notice.textContent).toBe('Only Ⓣ3.20 is left');
  expect(notice.querySelector('svg circle + path')).not.toBeNull();
});

test('a balance that cannot be read can be read again', async () => {
  const getUserBalance = vi.fn<NonNullable<FakeAnswers['getUserBalance']>>(() =>
    refusal(500, { detail: 'Internal server error' }),
  );
  const { user, dialog } = await open({ getUserBalance });
  await dialog.findByText('Failed to fetch user balance');
  getUserBalance.mockImplementation(async () => balance as Balance);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('Recent transactions');
});

/** The movements with these numbers. */
const movementsOf = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => ({
    ...(movement as BalanceMovement),
    id: `movement-${from - index}`,
    description: `Goodwill ${from - index}`,
  }));

test('all transactions are read page by page, beyond those that the balance has', async () => {
  const listBalanceMovements = vi.fn((query: { user_id?: string; cursor?: string } = {}) => {
    const data = query.cursor ? movementsOf(20, 1) : movementsOf(70, 21);
    const headers: Record<string, string> = query.cursor ? {} : { 'x-next-cursor': 'older' };
    return Object.assign(Promise.resolve(data), {
      withResponse: async () => ({ data, response: Response.json(data, { headers }) }),
    });
  });
  const { user, parameters } = openConsole(
    `tab=users&dialog=balance&of=${rider.id}`,
    {
      listAdminUsers: async () => [rider as User],
      getUserBalance: async () => ({ current_balance: 70, recent_transactions: movementsOf(70, 21) }),
    },
    { calls: { listBalanceMovements } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Balance Management' }));
  await dialog.findByText('Goodwill 66');
  expect(dialog.queryByText('Goodwill 65')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'All transactions' }));
  expect(parameters().get('transactions')).toBe('all');
  await dialog.findByText('Goodwill 21');
  await user.click(await dialog.findByRole('button', { name: 'Show older transactions' }));
  await dialog.findByText('Goodwill 1');
  expect(listBalanceMovements.mock.lastCall).toMatchObject([{ user_id: rider.id, cursor: 'older' }, {}]);
  expect(dialog.queryByRole('button', { name: 'Show older transactions' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(parameters().toString()).toBe('tab=users');
});

test('a backend without the list of movements shows those that the balance has', async () => {
  const { user, dialog } = await open({
    getUserBalance: async () => ({ current_balance: 70, recent_transactions: movementsOf(70, 21) }),
    listBalanceMovements: () => refusal(404, { detail: 'Not Found' }),
  });
  await user.click(await dialog.findByRole('button', { name: 'All transactions' }));
  await dialog.findByText('Goodwill 21');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Show older transactions' })).toBeNull());
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a description near its longest length shows how much of it is used', async () => {
  const { user, dialog } = await open();
  const field = dialog.getByRole('textbox', { name: /Description/ });
  await user.click(field);
  await user.paste('a'.repeat(200));
  expect(dialog.queryByText(/\/300/)).toBeNull();
  await user.paste('a'.repeat(200));
  await dialog.findByText(/300\/300/);
});

const typed = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
  dialog.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('a transaction that was typed and not sent is there again, and is not sent by itself', async () => {
  const createBalanceTransaction = vi.fn<NonNullable<FakeAnswers['createBalanceTransaction']>>(
    async () => credited,
  );
  const first = await open({ createBalanceTransaction });
  await first.user.click(first.dialog.getByRole('radio', { name: 'Debit' }));
  await first.type('Amount', '12.50');
  await first.type('Description', 'Goodwill');
  await first.user.click(first.dialog.getByRole('button', { name: 'Close' }));
  cleanup();
  const again = await open({ createBalanceTransaction });
  expect(typed(again.dialog)).toEqual(['12.50', 'Goodwill']);
  again.dialog.getByRole('radio', { name: 'Debit', checked: true });
  expect(createBalanceTransaction).not.toHaveBeenCalled();
  await again.process();
  await again.dialog.findByText(/The transaction was processed/);
  cleanup();
  const { dialog } = await open({ createBalanceTransaction });
  expect(typed(dialog)).toEqual(['', '']);
  expect(createBalanceTransaction).toHaveBeenCalledOnce();
});

test('a transaction whose answer was lost is the same request when the dialog is opened again', async () => {
  const createBalanceTransaction = vi.fn<NonNullable<FakeAnswers['createBalanceTransaction']>>(() =>
    Promise.reject({ kind: 'network' }),
  );
  const first = await open({ createBalanceTransaction });
  await first.type('Amount', '12.50');
  await first.type('Description', 'Goodwill');
  await first.process();
  await waitFor(() => expect(createBalanceTransaction).toHaveBeenCalledOnce());
  cleanup();
  const again = await open({ createBalanceTransaction });
  await again.process();
  await waitFor(() => expect(createBalanceTransaction).toHaveBeenCalledTimes(2));
  const keys = createBalanceTransaction.mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  '{',
  '7',
  '{"transactionType":"gift"}',
  '{"transactionType":"debit","amount":5,"locale":"en-US"}',
])('the form opens where the storage has %s', async (stored) => {
  sessionStorage.setItem(`mobility_typed:balance:${rider.id}`, stored);
  const { dialog } = await open();
  expect(typed(dialog)).toEqual(['', '']);
});
