import type { DisputeStatus, RestorePreview } from '@mobility/openapi';
import { fromCents } from '../../domain/money/money.ts';
import type { Read } from '../../store/store.ts';
import type { Staging } from '../reading/staging.ts';
import { pagesById } from './pages-by-id.ts';
import { Shortlist } from './shortlist.ts';

type Outcome = { status: DisputeStatus; refunded_amount: number | null };
type Change = { id: string; submitted_at: number; was: Outcome; is: Outcome };
type DisputeChanges = Pick<
  RestorePreview,
  'dispute_changes' | 'dispute_changes_total' | 'disputes_added' | 'disputes_removed'
>;

const disputesPerPage = 1_000;
/** The newest few tell what a restore does; the total counts all. */
const listed = 20;

const disputesAfter = (db: Read) => (id: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'submitted_at', 'status', 'refunded_amount'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(disputesPerPage)
    .execute();

const outcomeOf = ({ status, refunded_amount }: Record<string, unknown>): Outcome => ({
  // The rows have been checked.
  status: status as DisputeStatus,
  refunded_amount: refunded_amount === null ? null : Number(refunded_amount),
});

const amountOf = ({ refunded_amount }: Outcome) =>
  refunded_amount === null ? null : fromCents(refunded_amount);

/** The changes with their rides and riders as they are now. */
const described = async (db: Read, changes: readonly Change[]) => {
  if (changes.length === 0) return [];
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('rides', 'rides.id', 'disputes.ride_id')
    .innerJoin('users', 'users.id', 'disputes.rider_id')
    .select(['disputes.id', 'disputes.ride_id', 'pickup_address', 'dropoff_address', 'name', 'email'])
    .where(
      'disputes.id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();
  const rides = new Map(rows.map(({ id, ...ride }) => [id, ride]));
  return changes.flatMap(({ id, was, is }) => {
    const ride = rides.get(id);
    if (!ride) return [];
    const amounts = { from_refund: amountOf(was), to_refund: amountOf(is) };
    return [{ dispute_id: id, ...ride, from: was.status, to: is.status, ...amounts }];
  });
};

/** How many disputes a backup removes and adds, and which ones it gives another status or refund. */
export const disputeChangesOf = async (
  db: Read,
  { prepare }: Pick<Staging, 'prepare'>,
): Promise<DisputeChanges> => {
  const find = prepare('select status, refunded_amount from disputes where id = ?');
  const changed = new Shortlist<Change>(listed, (one, other) => other.submitted_at - one.submitted_at);
  const count = { kept: 0, removed: 0 };
  for await (const disputes of pagesById(disputesPerPage, disputesAfter(db))) {
    for (const { id, submitted_at, ...was } of disputes) {
      const row = find.get(id);
      if (!row) {
        count.removed += 1;
        continue;
      }
      count.kept += 1;
      const is = outcomeOf(row);
      if (was.status !== is.status || was.refunded_amount !== is.refunded_amount)
        changed.add({ id, submitted_at: Number(submitted_at), was, is });
    }
  }
  const { total } = prepare('select count(*) as total from disputes').get() ?? {};
  return {
    dispute_changes: await described(db, changed.items),
    dispute_changes_total: changed.total,
    disputes_added: Number(total) - count.kept,
    disputes_removed: count.removed,
  };
};
