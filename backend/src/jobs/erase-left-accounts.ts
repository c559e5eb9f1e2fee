import type { Role } from '@mobility/openapi';
import { jobFor, transact } from '../command.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { forgetRemovedCards } from '../payments/forget-cards.ts';
import { requireFree } from '../people/schedule-deletion.ts';
import { writeAudit } from '../store/audit.ts';
import { adminsClaim } from '../store/claims/claims.ts';
import { writeJournal } from '../store/journal/journal.ts';
import { forgetCards } from '../store/money/forgotten-cards.ts';
import { forfeit } from '../store/money/ledger.ts';
import { erasePerson } from '../store/people/person.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

const batch = 100;
const day = 86_400_000;

type Leaving = { id: string; email: string; role: Role };

/** Erases an account, unless its user kept it in the meantime. */
const erase = async (unit: UnitOfWork, { id, email, role }: Leaving): Promise<boolean> => {
  const taken = await unit.db
    .updateTable('users')
    .set({ deletion_due_at: null })
    .where('id', '=', id)
    .where('deletion_due_at', '<=', unit.now)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) return false;
  await requireFree(unit, { id, role });
  await forfeit(unit, id);
  await forgetCards(unit, id);
  // Written before the rest is erased, so that it is erased too.
  await writeJournal(unit);
  await erasePerson(unit, { id, email });
  await writeAudit(unit, {
    action: 'user_deleted',
    entity_type: 'user',
    entity_id: id,
    user_id: id,
    severity: 'medium',
    description: `The account of a ${role} was deleted`,
  });
  return true;
};

/** A ride or a debt from the grace period delays the deletion by a day. */
const postpone = ({ store, now }: Context, { id }: Leaving): Promise<unknown> =>
  store.transaction(
    (db) =>
      db
        .updateTable('users')
        .set({ deletion_due_at: now() + day })
        .where('id', '=', id)
        .where('deletion_due_at', 'is not', null)
        .execute(),
    [id],
  );

/** Erases the accounts whose grace period is over. Returns how many. */
export const eraseLeftAccounts = async (context: Context): Promise<number> => {
  const due = await context.store.read
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where('deletion_due_at', '<=', context.now())
    .orderBy('deletion_due_at')
    .limit(batch)
    .execute();
  let erased = 0;
  for (const leaving of due) {
    try {
      if (!(await transact(context, jobFor(leaving.id, adminsClaim), (unit) => erase(unit, leaving))))
        continue;
      await context.positions.forget(leaving.id);
      await forgetRemovedCards(context);
      context.hub.closeUser(leaving.id, 1008, 'Invalid token');
      erased += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await postpone(context, leaving);
    }
  }
  return erased;
};
