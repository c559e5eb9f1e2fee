import { expect, onTestFinished, test } from 'vitest';
import { balancesQuery } from '../../store/money/ledger.ts';
import { movementsBefore } from '../../store/money/movements.ts';
import {
  auditMoney,
  createTestContext,
  given,
  messagesTo,
  outcomeOf,
  requestBy,
} from '../../testing/index.ts';
import { planOf, slowSteps } from '../../testing/plan.ts';
import { getMyBalance } from '../user/getMyBalance.ts';
import { createBalanceTransaction } from './createBalanceTransaction.ts';
import { getUserBalance } from './getUserBalance.ts';
import { listAdminBalances } from './listAdminBalances.ts';

type Movement = {
  amount: number;
  transaction_type?: 'credit' | 'debit' | 'refund';
  user_id?: string;
  key?: string;
};

const world = async (balance = 10) => {
  const context = await createTestContext();
  onTestFinished(() => context.store.close());
  const admin = await given.user(context, 'admin', { name: 'Alex Ames' });
  const rider = await given.user(context, 'rider', { balance });
  const book = ({ key, ...movement }: Movement, id = rider.id) =>
    createBalanceTransaction(
      context,
      requestBy(admin, {
        ...(key ? { key } : {}),
        params: { id },
        body: { user_id: id, transaction_type: 'credit', description: ' Goodwill ', ...movement },
      }),
    );
  const balanceOf = async () => (await getMyBalance(context, requestBy(rider))).body;
  return { context, admin, rider, book, balanceOf };
};

test('a credit, a debit and a refund change the balance, and the user sees which admin booked them', async () => {
  const { context, rider, book, balanceOf } = await world();
  expect((await book({ amount: 25.5 })).body).toMatchObject({
    transaction_type: 'credit',
    amount: 25.5,
    new_balance: 35.5,
    timestamp: expect.any(String),
    created_at: expect.any(String),
  });
  await book({ amount: 5.25, transaction_type: 'debit' });
  await book({ amount: 0.07, transaction_type: 'refund' });
  expect(await balanceOf()).toMatchObject({
    current_balance: 30.32,
    recent_transactions: [
      { transaction_type: 'refund', amount_change: 0.07, admin_name: 'Alex Ames', description: 'Goodwill' },
      { transaction_type: 'debit', amount_change: -5.25, admin_name: 'Alex Ames' },
      { transaction_type: 'credit', amount_change: 25.5, admin_name: 'Alex Ames' },
      { transaction_type: 'credit', admin_name: null },
    ],
  });
  const told = (await messagesTo(context, rider.id)).filter(({ type }) => type === 'balance_transaction');
  expect(told.at(-1)).toMatchObject({ transaction_type: 'refund', amount: 0.07, new_balance: 30.32 });
  const { sum, unbalanced } = await auditMoney(context);
  expect([sum, unbalanced]).toEqual([0, []]);
});

test('concurrent debits do not exceed the balance', async () => {
  const { book, balanceOf } = await world(10);
  const debit = (amount: number) =>
    outcomeOf(book({ amount, transaction_type: 'debit' }), 'createBalanceTransaction');
  expect(await debit(10.01)).toEqual([400, 'insufficient_balance', 'Insufficient balance']);
  const debits = Array.from({ length: 6 }, () => debit(4));
  const outcomes = (await Promise.all(debits)).map(([status]) => status);
  expect(outcomes.toSorted()).toEqual([201, 201, 400, 400, 400, 400]);
  expect(await balanceOf()).toMatchObject({ current_balance: 2 });
});

test('the same key books an adjustment once', async () => {
  const { book, balanceOf } = await world(0);
  const intent = { amount: 3, key: 'key-of-one-intent' };
  const [first, second] = [await book(intent), await book(intent)];
  expect(second).toEqual(first);
  expect(await balanceOf()).toMatchObject({ current_balance: 3 });
  expect(await outcomeOf(book({ ...intent, amount: 4 }))).toEqual([
    409,
    'idempotency_mismatch',
    expect.any(String),
  ]);
});

test.each([0.001, 1.999, 12.345])('an amount of %s is refused', async (amount) => {
  const { book } = await world();
  expect(await outcomeOf(book({ amount }))).toEqual([422, 'validation_failed', expect.any(String)]);
});

test.each([0.07, 0.29, 1.1, 4.35, 1_000_000])('an amount of %s is booked to the cent', async (amount) => {
  const { book } = await world(0);
  expect((await book({ amount })).body.new_balance).toBe(amount);
});

test('the path and the body must name the same existing user', async () => {
  const { book, admin } = await world();
  expect(await outcomeOf(book({ amount: 1, user_id: admin.id }))).toEqual([
    400,
    'validation_failed',
    expect.any(String),
  ]);
  expect(await outcomeOf(book({ amount: 1 }, 'nobody'))).toEqual([404, 'user_not_found', 'User not found']);
});

test('an admin sees the balance of one user and of all users', async () => {
  const { context, admin, rider, book } = await world(10);
  await book({ amount: 1 });
  const one = await getUserBalance(context, requestBy(admin, { params: { id: rider.id } }));
  expect(one.body).toMatchObject({ current_balance: 11, recent_transactions: [{ amount_change: 1 }, {}] });
  const nobody = getUserBalance(context, requestBy(admin, { params: { id: 'nobody' } }));
  expect(await outcomeOf(nobody)).toEqual([404, 'user_not_found', 'User not found']);
  const { body } = await listAdminBalances(context, requestBy(admin));
  expect(body.balances).toEqual([
    { user_id: rider.id, balance: 11 },
    { user_id: admin.id, balance: 0 },
  ]);
});

test('the balances of some users come in the order of their ids, without those that do not exist', async () => {
  const { context, admin, rider } = await world();
  const other = await given.user(context, 'rider', { balance: 3 });
  const list = async (user_ids: string) =>
    (await listAdminBalances(context, requestBy(admin, { query: { user_ids } }))).body.balances;
  expect(await list(`${other.id},nobody,${rider.id}`)).toEqual([
    { user_id: other.id, balance: 3 },
    { user_id: rider.id, balance: 10 },
  ]);
  expect(await slowSteps(context.store, balancesQuery(context.store.read, ['a', 'b']))).toEqual([]);
});

test('the movements of one balance are found by its account, however many others have', async () => {
  const { context, rider } = await world();
  const query = movementsBefore(context.store.read, 1_000, { most: 20, owner: rider.id });
  const byAccount = /\(account=\? AND position<\?\)|Index Cond: \(\(account = .* AND \("position" </;
  expect(await planOf(context.store, query)).toContainEqual(expect.stringMatching(byAccount));
  expect(await slowSteps(context.store, query)).toEqual([]);
});
