import { demoPassword } from '../../../domain/demo-credentials.ts';
import { login } from '../../../operations/auth/login.ts';
import { logout } from '../../../operations/auth/logout.ts';
import { updateLocation } from '../../../operations/driver/updateLocation.ts';
import { markNotificationsRead } from '../../../operations/notifications/markNotificationsRead.ts';
import { listPayments } from '../../../operations/payments/listPayments.ts';
import { listSessions } from '../../../operations/user/listSessions.ts';
import { saveCard } from '../../../operations/user/saveCard.ts';
import { topUpBalance } from '../../../operations/user/topUpBalance.ts';
import { balanceOf } from '../../../store/money/ledger.ts';
import { demoAccounts, demoStand } from '../accounts.ts';
import type { Member } from '../members.ts';
import type { Trip } from '../plan/trip.ts';
import { clockTime, day, hour, minute } from '../times.ts';
import { callOperation } from './call-operation.ts';
import { cardOf, described } from './cards.ts';
import { adjust } from './seed-admin-work.ts';
import type { SeedContext } from './seed-context.ts';

const devices = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
  desk: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
};

/** Signs in, and out again after `stays` if that is given. */
const signIn = (
  { context, timeline }: SeedContext,
  member: Member,
  { at, userAgent, stays }: { at: number; userAgent: string; stays?: number },
): void => {
  const body = { email: member.email, password: demoPassword };
  timeline.at(at, () => callOperation(context, login, member, { body, userAgent, address: '203.0.113.24' }));
  if (stays === undefined) return;
  timeline.at(at + stays, async () => {
    const [newest] = await callOperation(context, listSessions, member);
    await callOperation(context, logout, { ...member, ...(newest ? { sessionId: newest.id } : {}) });
  });
};

const readAll = ({ context, timeline }: SeedContext, member: Member, at: number): void =>
  timeline.at(at, () => callOperation(context, markNotificationsRead, member, { body: {} }));

/** Adjusts a balance to the amount in the README. */
const settle = async (seed: SeedContext, member: Member, work: (missing: number) => Promise<unknown>) => {
  const wanted = (demoAccounts.find(({ email }) => email === member.email)?.balance ?? 0) * 100;
  const missing = wanted - (await balanceOf(seed.context.store.read, member.id));
  if (missing !== 0) await work(missing);
};

const topUp = (seed: SeedContext, member: Member, cents: number) => {
  const { context, now } = seed;
  const body = { amount: cents / 100, ...described({ last4: '4242', brand: 'visa' }, `${now - cents}`) };
  return callOperation(context, topUpBalance, member, { body });
};

/** Saves cards only with the sandbox, because another gateway does not have them. */
const keepsCards = ({ context }: SeedContext): boolean => context.config.stripe === null;

const keepCard = (seed: SeedContext, member: Member, at: number, card = cardOf(member)): void => {
  if (!keepsCards(seed)) return;
  seed.timeline.at(at, () =>
    callOperation(seed.context, saveCard, member, { body: described(card, `kept_${member.id}`) }),
  );
};

const seedRider = (seed: SeedContext, trips: readonly Trip[]): void => {
  const { cast, now, timeline } = seed;
  const { rider } = cast;
  keepCard(seed, rider, clockTime(now, 71, 18, 5), { last4: '4242', brand: 'visa' });
  keepCard(seed, rider, clockTime(now, 9, 9, 20), { last4: '5100', brand: 'mastercard' });
  const last = trips.filter((trip) => trip.rider === rider).at(-1);
  if (last) readAll(seed, rider, last.moments.completed - minute);
  signIn(seed, rider, { at: clockTime(now, 9, 8, 30), userAgent: devices.phone, stays: 40 * minute });
  signIn(seed, rider, { at: now - 130 * minute, userAgent: devices.desk });
  timeline.at(now - 90 * minute, () =>
    settle(seed, rider, (missing) =>
      missing > 0 ? topUp(seed, rider, missing) : adjust(seed, rider, 'debit', -missing, 'Correction'),
    ),
  );
};

const seedDriver = (seed: SeedContext): void => {
  const { context, cast, now, timeline } = seed;
  const { driver } = cast;
  readAll(seed, driver, now - 200 * minute);
  signIn(seed, driver, { at: now - 6 * hour, userAgent: devices.phone });
  for (const daysAgo of [30, 8, 2]) {
    timeline.at(clockTime(now, daysAgo, 21, 40), () => callOperation(context, listPayments, driver));
  }
  timeline.at(now - 3 * minute, async () => {
    await settle(seed, driver, (missing) =>
      missing < 0
        ? adjust(seed, driver, 'debit', -missing, 'Payout to your bank account')
        : adjust(seed, driver, 'credit', missing, 'Tips of this week'),
    );
    await callOperation(context, updateLocation, driver, { body: { location: demoStand } });
  });
};

/** What the three demo users do besides rides, and which other people save a card or read notifications. */
export const seedDemoUsers = (seed: SeedContext, trips: readonly Trip[]): void => {
  const { cast, now, chance } = seed;
  seedRider(seed, trips);
  seedDriver(seed);
  signIn(seed, cast.admin, { at: clockTime(now, 13, 8, 55), userAgent: devices.desk, stays: 50 * minute });
  signIn(seed, cast.admin, { at: now - 26 * hour, userAgent: devices.phone });
  readAll(seed, cast.admin, now - 15 * day);
  cast.riders.forEach((member, index) => {
    if (index % 4 === 0) keepCard(seed, member, member.joinedAt + 20 * minute);
    if (index % 3 !== 0) readAll(seed, member, now - chance.between(0.1, 4) * day);
  });
};
