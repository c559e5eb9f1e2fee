import { createBackup } from '../../../operations/admin/createBackup.ts';
import { createBalanceTransaction } from '../../../operations/admin/createBalanceTransaction.ts';
import { escalateUnpaidRide } from '../../../operations/admin/escalateUnpaidRide.ts';
import { listAdminRides } from '../../../operations/admin/listAdminRides.ts';
import { listUnpaidRides } from '../../../operations/admin/listUnpaidRides.ts';
import { remindUnpaidRide } from '../../../operations/admin/remindUnpaidRide.ts';
import { sendValidationEmail } from '../../../operations/admin/sendValidationEmail.ts';
import { setUserStatus } from '../../../operations/admin/setUserStatus.ts';
import { updateUser } from '../../../operations/admin/updateUser.ts';
import { verifyEmail } from '../../../operations/auth/verifyEmail.ts';
import { balanceOf } from '../../../store/money/ledger.ts';
import type { Member } from '../members.ts';
import type { Paying, Trip } from '../plan/trip.ts';
import { atWork, clockTime, day, hour, minute } from '../times.ts';
import { goodwill } from '../words.ts';
import { callOperation } from './call-operation.ts';
import type { SeedContext } from './seed-context.ts';

const unpaid: readonly Paying[] = ['late', 'none', 'lapsed', 'declined'];
// A driver's earnings above this are paid out, and this much stays for future fees.
const payout = { above: 17_000, stays: 13_000 };

/** Moves money as the admin. `amount` in cents. */
export const adjust = (
  { context, cast }: SeedContext,
  { id }: Member,
  transaction_type: 'credit' | 'debit',
  amount: number,
  description: string,
) =>
  callOperation(context, createBalanceTransaction, cast.admin, {
    params: { id },
    body: { user_id: id, transaction_type, amount: amount / 100, description },
  });

/** Reminds after one and three days and escalates after four. Late payers pay after the first reminder. */
const seedReminders = (seed: SeedContext, trip: Trip): void => {
  const { context, timeline, cast, now } = seed;
  const { completed } = trip.moments;
  const params = () => ({ rideId: trip.rideId });
  const remind = () => callOperation(context, remindUnpaidRide, cast.admin, { params: params() });
  const first = atWork(completed + 10 * hour);
  // A ride unpaid since yesterday has had its first reminder today.
  timeline.at(first > now && now - completed > 4 * hour ? now - 2 * hour : first, remind);
  if (trip.paying === 'late') return;
  timeline.at(atWork(completed + 3 * day), remind);
  if (trip.paying === 'lapsed') return;
  timeline.at(atWork(completed + 4 * day), () =>
    callOperation(context, escalateUnpaidRide, cast.admin, { params: params() }),
  );
};

/** Pays out the drivers' earnings every Monday. */
const seedPayouts = (seed: SeedContext): void => {
  const { context, timeline, cast, now } = seed;
  for (let daysAgo = 84; daysAgo > 0; daysAgo -= 1) {
    const at = clockTime(now, daysAgo, 10, 5);
    if (new Date(at).getDay() !== 1) continue;
    timeline.at(at, async () => {
      for (const driver of [cast.driver, ...cast.drivers]) {
        if (driver.joinedAt > at) continue;
        const cents = await balanceOf(context.store.read, driver.id);
        if (cents <= payout.above) continue;
        await adjust(seed, driver, 'debit', cents - payout.stays, 'Weekly payout to your bank account');
      }
    });
  }
};

const seedGoodwill = (seed: SeedContext): void => {
  const { timeline, chance, cast, now } = seed;
  for (const daysAgo of [72, 61, 53, 40, 31, 25, 16, 10, 5, 3, 1]) {
    const at = clockTime(now, daysAgo, 11, daysAgo % 60);
    const known = cast.riders.filter(({ joinedAt }) => joinedAt < at);
    const [rider, cents] = [chance.oneOf(known), chance.oneOf([250, 500, 500, 750, 1_000])];
    timeline.at(at, () => adjust(seed, rider, 'credit', cents, chance.oneOf(goodwill)));
  }
};

const tokenFor = async ({ context }: SeedContext, { email }: Member): Promise<string> => {
  const { text } = await context.store.read
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'validation')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
};

/** Validates some addresses; some users do not follow the link. */
const seedValidations = (seed: SeedContext): void => {
  const { context, timeline, cast, now } = seed;
  const asked = [
    cast.driver,
    ...cast.drivers.slice(0, 6),
    cast.rider,
    ...cast.riders.slice(0, 5),
    ...cast.applicants,
  ];
  asked.forEach((member, index) => {
    const sentAt = Math.min(atWork(member.joinedAt + 30 * hour), now - 3 * hour);
    timeline.at(sentAt, () =>
      callOperation(context, sendValidationEmail, cast.admin, { params: { id: member.id } }),
    );
    if (index % 4 === 3 || member === cast.applicants[1]) return;
    timeline.at(sentAt + 47 * minute, async () =>
      callOperation(context, verifyEmail, member, { body: { token: await tokenFor(seed, member) } }),
    );
  });
};

/** Locks a user who does not pay, corrects a name, makes backups, and looks at lists. */
const seedCare = ({ context, timeline, cast, now }: SeedContext): void => {
  const { admin, locked, applicants } = cast;
  timeline.at(clockTime(now, 6, 15, 20), () =>
    callOperation(context, setUserStatus, admin, { params: { id: locked.id }, body: { is_active: false } }),
  );
  const [misspelt] = applicants;
  if (misspelt) {
    timeline.at(now - 22 * hour, () =>
      callOperation(context, updateUser, admin, {
        params: { id: misspelt.id },
        body: { name: 'Mateo Herrera' },
      }),
    );
  }
  for (const daysAgo of [49, 12])
    timeline.at(clockTime(now, daysAgo, 17, 45), () => callOperation(context, createBackup, admin));
  for (const daysAgo of [60, 30, 14, 7, 3, 1]) {
    timeline.at(clockTime(now, daysAgo, 9, 12), () => callOperation(context, listAdminRides, admin));
    timeline.at(clockTime(now, daysAgo, 9, 20), () => callOperation(context, listUnpaidRides, admin));
  }
};

/** The admin's work, mostly during office hours. */
export const seedAdminWork = (seed: SeedContext, trips: readonly Trip[]): void => {
  for (const trip of trips) {
    if (trip.ending === 'completed' && unpaid.includes(trip.paying)) seedReminders(seed, trip);
  }
  seedPayouts(seed);
  seedGoodwill(seed);
  seedValidations(seed);
  seedCare(seed);
};
