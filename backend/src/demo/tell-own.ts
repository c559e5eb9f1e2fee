import { login } from '../operations/auth/login.ts';
import { logout } from '../operations/auth/logout.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { markNotificationsRead } from '../operations/notifications/markNotificationsRead.ts';
import { listPayments } from '../operations/payments/listPayments.ts';
import { listSessions } from '../operations/user/listSessions.ts';
import { saveCard } from '../operations/user/saveCard.ts';
import { topUpBalance } from '../operations/user/topUpBalance.ts';
import { balanceOf } from '../store/ledger.ts';
import { demoAccounts, demoPassword, demoStand } from './accounts.ts';
import { ask } from './ask.ts';
import { cardOf, described } from './cards.ts';
import type { Member } from './members.ts';
import type { Stage } from './stage.ts';
import { adjust } from './tell-office.ts';
import { clockTime, day, hour, minute } from './times.ts';
import type { Trip } from './trip.ts';

const devices = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
  desk: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
};

/** Signs in, and out again after a while where `stays` says how long. */
const signIn = (
  { context, timeline }: Stage,
  member: Member,
  { at, userAgent, stays }: { at: number; userAgent: string; stays?: number },
): void => {
  const body = { email: member.email, password: demoPassword };
  timeline.at(at, () => ask(context, login, member, { body, userAgent, address: '203.0.113.24' }));
  if (stays === undefined) return;
  timeline.at(at + stays, async () => {
    const [newest] = await ask(context, listSessions, member);
    await ask(context, logout, { ...member, ...(newest ? { sessionId: newest.id } : {}) });
  });
};

const readAll = ({ context, timeline }: Stage, member: Member, at: number): void =>
  timeline.at(at, () => ask(context, markNotificationsRead, member, { body: {} }));

/** Brings a balance to the one that the README names. */
const settle = async (stage: Stage, member: Member, work: (missing: number) => Promise<unknown>) => {
  const wanted = (demoAccounts.find(({ email }) => email === member.email)?.balance ?? 0) * 100;
  const missing = wanted - (await balanceOf(stage.context.store.read, member.id));
  if (missing !== 0) await work(missing);
};

const topUp = (stage: Stage, member: Member, cents: number) => {
  const { context, now } = stage;
  const body = { amount: cents / 100, ...described({ last4: '4242', brand: 'visa' }, `${now - cents}`) };
  return ask(context, topUpBalance, member, { body });
};

/** Cards are kept where the sandbox takes them: another gateway would not know them. */
const keepsCards = ({ context }: Stage): boolean => context.config.stripe === null;

const keepCard = (stage: Stage, member: Member, at: number, card = cardOf(member)): void => {
  if (!keepsCards(stage)) return;
  stage.timeline.at(at, () =>
    ask(stage.context, saveCard, member, { body: described(card, `kept_${member.id}`) }),
  );
};

const tellRider = (stage: Stage, trips: readonly Trip[]): void => {
  const { cast, now, timeline } = stage;
  const { rider } = cast;
  keepCard(stage, rider, clockTime(now, 71, 18, 5), { last4: '4242', brand: 'visa' });
  keepCard(stage, rider, clockTime(now, 9, 9, 20), { last4: '5100', brand: 'mastercard' });
  const last = trips.filter((trip) => trip.rider === rider).at(-1);
  if (last) readAll(stage, rider, last.moments.completed - minute);
  signIn(stage, rider, { at: clockTime(now, 9, 8, 30), userAgent: devices.phone, stays: 40 * minute });
  signIn(stage, rider, { at: now - 130 * minute, userAgent: devices.desk });
  timeline.at(now - 90 * minute, () =>
    settle(stage, rider, (missing) =>
      missing > 0 ? topUp(stage, rider, missing) : adjust(stage, rider, 'debit', -missing, 'Correction'),
    ),
  );
};

const tellDriver = (stage: Stage): void => {
  const { context, cast, now, timeline } = stage;
  const { driver } = cast;
  readAll(stage, driver, now - 200 * minute);
  signIn(stage, driver, { at: now - 6 * hour, userAgent: devices.phone });
  for (const daysAgo of [30, 8, 2]) {
    timeline.at(clockTime(now, daysAgo, 21, 40), () => ask(context, listPayments, driver));
  }
  timeline.at(now - 3 * minute, async () => {
    await settle(stage, driver, (missing) =>
      missing < 0
        ? adjust(stage, driver, 'debit', -missing, 'Payout to your bank account')
        : adjust(stage, driver, 'credit', missing, 'Tips of this week'),
    );
    await ask(context, updateLocation, driver, { body: { location: demoStand } });
  });
};

/** What the three named people do besides riding and driving, and who of the others keeps a card or looks at the bell. */
export const tellOwn = (stage: Stage, trips: readonly Trip[]): void => {
  const { cast, now, chance } = stage;
  tellRider(stage, trips);
  tellDriver(stage);
  signIn(stage, cast.admin, { at: clockTime(now, 13, 8, 55), userAgent: devices.desk, stays: 50 * minute });
  signIn(stage, cast.admin, { at: now - 26 * hour, userAgent: devices.phone });
  readAll(stage, cast.admin, now - 15 * day);
  cast.riders.forEach((member, index) => {
    if (index % 4 === 0) keepCard(stage, member, member.joinedAt + 20 * minute);
    if (index % 3 !== 0) readAll(stage, member, now - chance.between(0.1, 4) * day);
  });
};
