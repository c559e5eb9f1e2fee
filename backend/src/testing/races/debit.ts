import { deepEqual } from 'node:assert/strict';
import type { Context } from '../../context.ts';
import { createBalanceTransaction } from '../../operations/admin/createBalanceTransaction.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { given } from '../given/given.ts';
import type { Person } from '../person.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { itemOfRound, type Race } from './race.ts';

const debits = [0, 1, 2, 3];
const oneBooked = [201, ...debits.slice(1).map(() => 'insufficient_balance')];

const debit = (context: Context, admin: Person, userId: string) => {
  const body = { user_id: userId, transaction_type: 'debit' as const, amount: 6, description: 'Race' };
  return outcomeOf(createBalanceTransaction(context, requestBy(admin, { params: { id: userId }, body })));
};

/** Four debits of 6 from a balance of 10: one is booked, and 4 are left. */
export const debitRace: Race = {
  winners: ['one debit'],
  prepare: async (instances) => {
    const admin = await given.user(instances[0], 'admin');
    return async () => {
      const { id } = await given.user(instances[0], 'rider', { balance: 10 });
      const outcomes = await Promise.all(
        debits.map((index) => debit(itemOfRound(instances, index), admin, id)),
      );
      deepEqual(outcomes.map(([status, code]) => code ?? status).toSorted(), oneBooked);
      deepEqual(await balanceOf(instances[1].store.read, id), 400);
      return 'one debit';
    };
  },
};
