import { eraseLeftAccounts } from '../../jobs/erase-left-accounts.ts';
import { reconcilePayments } from '../../jobs/reconcile-payments.ts';
import { refundRide } from '../../operations/admin/refundRide.ts';
import { releaseRide } from '../../operations/admin/releaseRide.ts';
import { reportNoShow } from '../../operations/rides/reportNoShow.ts';
import { isDeleted } from '../../store/money/ledger.ts';
import { leavingAccount } from '../given/given-safety.ts';
import type { Person } from '../person.ts';
import { outcomeOf } from '../refusal.ts';
import { requestBy } from '../request.ts';
import { at, type Move, newDriver, newRider, personOf, ridesIn, type Town } from './town.ts';

/** An admin refunds a ride in part or whole. */
const refundByAdmin: Move = async (town, seed) => {
  const ride = at(await ridesIn(town, 'completed', 'cancelled'), seed);
  if (!ride) return;
  const body = { reason: 'As agreed', ...(seed % 3 === 0 && { amount: ((seed % 500) + 1) / 100 }) };
  await outcomeOf(refundRide(town.context, requestBy(town.admin, { params: { id: ride.id }, body })));
};

const release: Move = async (town, seed) => {
  const ride = at(await ridesIn(town, 'accepted', 'driver_arriving', 'in_progress'), seed);
  if (!ride) return;
  const body = { outcome: seed % 2 === 0 ? ('cancel' as const) : ('offer_again' as const), reason: 'Stuck' };
  await outcomeOf(releaseRide(town.context, requestBy(town.admin, { params: { id: ride.id }, body })));
};

const noShow: Move = async (town, seed) => {
  const ride = at(await ridesIn(town, 'driver_arriving'), seed);
  const driver = personOf(town, ride?.driver_id ?? null);
  if (!ride || !driver) return;
  town.clock.advance(600_000);
  await outcomeOf(reportNoShow(town.context, requestBy(driver, { params: { id: ride.id } })));
};

/** Schedules the deletion of an account, which stays active until `erase`. */
const askToLeave: Move = async ({ context, riders, drivers }, seed) => {
  const person = at([...riders, ...drivers], seed);
  if (person) await outcomeOf(leavingAccount(context, person));
};

const replaceDeleted = async (
  { context }: Town,
  people: Person[],
  newcomer: () => Promise<Person>,
): Promise<void> => {
  for (const [index, { id }] of people.entries())
    if (await isDeleted(context.store.read, id)) people[index] = await newcomer();
};

/** Ends the grace period of every scheduled deletion and erases the accounts. */
const erase: Move = async (town) => {
  const { context, riders, drivers } = town;
  await context.store.transaction((db) =>
    db
      .updateTable('users')
      .set({ deletion_due_at: context.now() })
      .where('deletion_due_at', 'is not', null)
      .execute(),
  );
  await eraseLeftAccounts(context);
  await replaceDeleted(town, riders, () => newRider(context, 0));
  await replaceDeleted(town, drivers, () => newDriver(context));
};

/** What admins and jobs do with rides and money. */
export const deskMoves = {
  refundByAdmin,
  release,
  noShow,
  askToLeave,
  erase,
  reconcile: ({ context }) => reconcilePayments(context, 0),
} satisfies Record<string, Move>;
