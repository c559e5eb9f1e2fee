import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { balanceOf } from '../../store/ledger.ts';
import { given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { booksOf, clean, closeAll, rounds, twoInstances } from '../../testing/instances.ts';
import { createBalanceTransaction } from './createBalanceTransaction.ts';

let instances: [Context, Context];
beforeAll(async () => {
  instances = await twoInstances();
});
afterAll(() => closeAll(instances));

const debit = (context: Context, admin: Person, userId: string) => {
  const body = { user_id: userId, transaction_type: 'debit' as const, amount: 6, description: 'Race' };
  return outcomeOf(createBalanceTransaction(context, requestBy(admin, { params: { id: userId }, body })));
};

test('four debits of 6 from a balance of 10 at two instances: one', { timeout: 120_000 }, async () => {
  const admin = await given.user(instances[0], 'admin');
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await given.user(instances[0], 'rider', { balance: 10 });
    const outcomes = await Promise.all(
      [0, 1, 0, 1].map((index) => debit(instances[index === 0 ? 0 : 1], admin, id)),
    );
    const codes = outcomes.map(([status, code]) => code ?? status).toSorted();
    expect(codes).toEqual([201, ...Array.from({ length: 3 }, () => 'insufficient_balance')]);
    expect(await balanceOf(instances[1].store.read, id)).toBe(400);
  }
  expect(await booksOf(instances[0])).toEqual(clean);
});
