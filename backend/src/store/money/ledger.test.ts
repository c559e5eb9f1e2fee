import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { accountOf, move } from '../../domain/money/ledger.ts';
import { auditMoney, createTestContext, given, messagesTo } from '../../testing/index.ts';
import { balanceOf, movementsOf, post } from './ledger.ts';

type PlannedTransfer = {
  from: number;
  to: number;
  amount: number;
  reference: number;
  covered: boolean;
  repeats: number;
};
const people = 4;

const transferPlans = fc.array(
  fc.record({
    from: fc.nat(people - 1),
    to: fc.nat(people - 1),
    amount: fc.integer({ min: 1, max: 30_000 }),
    reference: fc.nat(30),
    covered: fc.boolean(),
    repeats: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 25 },
);

/** The expected balances, computed by a simple reference implementation. */
const expected = (plan: readonly PlannedTransfer[], start: number): number[] => {
  const balances = Array.from({ length: people }, () => start);
  const booked = new Set<number>();
  for (const { from, to, amount, reference, covered } of plan) {
    const holds = balances[from] ?? 0;
    if (booked.has(reference) || (covered && holds < amount)) continue;
    booked.add(reference);
    balances[from] = holds - amount;
    balances[to] = (balances[to] ?? 0) + amount;
  }
  return balances;
};

const transferOf = (planned: PlannedTransfer, ids: readonly string[], run: string) =>
  move({
    reference: `${run}:${planned.reference}`,
    kind: 'credit',
    rideId: null,
    from: accountOf(ids[planned.from] ?? ''),
    to: accountOf(ids[planned.to] ?? ''),
    amount: planned.amount,
    given: 'Given',
    received: 'Received',
    covered: planned.covered,
  });

const play = async (context: Context, plan: readonly PlannedTransfer[]) => {
  const users = [];
  for (let index = 0; index < people; index += 1)
    users.push(await given.user(context, 'rider', { balance: 100 }));
  const ids = users.map((person) => person.id);
  const run = context.newId();
  for (const planned of plan) {
    const attempts = Array.from({ length: planned.repeats }, () =>
      transact(context, jobFor(), (unit) => post(unit, transferOf(planned, ids, run))),
    );
    await Promise.all(attempts);
  }
  return ids;
};

test('after any sequence of transfers and repetitions, the sum is zero and each balance equals the sum of its entries', async () => {
  const context = await createTestContext();
  await fc.assert(
    fc.asyncProperty(transferPlans, async (plan) => {
      const ids = await play(context, plan);
      const { sum, unbalanced } = await auditMoney(context);
      expect(sum).toBe(0);
      expect(unbalanced).toEqual([]);
      const balances = await Promise.all(ids.map((id) => balanceOf(context.store.read, id)));
      expect(balances).toEqual(expected(plan, 10_000));
    }),
    { numRuns: 25 },
  );
  await context.store.close();
});

test('a covered transfer is refused and writes nothing if the payer has too little', async () => {
  const context = await createTestContext();
  const [giver, taker] = [
    await given.user(context, 'rider', { balance: 1 }),
    await given.user(context, 'driver'),
  ];
  const transfer = move({
    reference: 'r1',
    kind: 'payment',
    rideId: null,
    from: accountOf(giver.id),
    to: accountOf(taker.id),
    amount: 101,
    given: 'a',
    received: 'b',
    covered: true,
  });
  expect(await transact(context, jobFor(), (unit) => post(unit, transfer))).toBe('uncovered');
  expect(await balanceOf(context.store.read, taker.id)).toBe(0);
  expect(await messagesTo(context, taker.id)).toEqual([]);
  await context.store.close();
});

test('each movement is sent to its owner with the new balance, and listed newest first', async () => {
  const context = await createTestContext();
  const person = await given.user(context, 'rider', { balance: 5 });
  expect(await messagesTo(context, person.id)).toMatchObject([
    { type: 'balance_transaction', transaction_type: 'credit', amount: 5, new_balance: 5 },
  ]);
  expect(await movementsOf(context.store.read, person.id)).toMatchObject([
    { transaction_type: 'credit', amount_change: 5 },
  ]);
  await context.store.close();
});
