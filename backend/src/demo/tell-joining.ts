import { creditBalance } from '../domain/ledger.ts';
import { toCents } from '../domain/money.ts';
import { setDriverApproval } from '../operations/admin/setDriverApproval.ts';
import { transact } from '../operations/command.ts';
import { createDriverProfile } from '../operations/driver/createDriverProfile.ts';
import { goOnline } from '../operations/driver/goOnline.ts';
import { updateDriverPreferences } from '../operations/driver/updateDriverPreferences.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { corners } from '../simulation/streets.ts';
import { createAccount } from '../store/accounts.ts';
import { writeAudit } from '../store/audit.ts';
import { post } from '../store/ledger.ts';
import { demoStand } from './accounts.ts';
import { ask } from './ask.ts';
import type { Driver, Member } from './members.ts';
import type { Stage } from './stage.ts';
import { atWork, hour, minute } from './times.ts';

/** The passwords of the ones who are named, and of the ones as whom nobody signs in. */
export type Hashes = { demo: string; unknown: string };

const welcome = { rider: 150, driver: 150, admin: 0 } as const;

const signUp = ({ context }: Stage, member: Member, passwordHash: string): Promise<void> =>
  transact(context, context.newId(), async (unit) => {
    const { id, role, position } = member;
    await createAccount(unit, { ...member, passwordHash });
    await writeAudit(unit, {
      action: 'user_created',
      entity_type: 'user',
      entity_id: id,
      user_id: id,
      description: role === 'admin' ? 'The first admin was created' : `A ${role} signed up`,
    });
    if (position !== null) {
      await unit.db.insertInto('simulated_users').values({ user_id: id, position }).execute();
    }
    if (welcome[role] === 0) return;
    await post(unit, creditBalance(id, toCents(welcome[role]), `welcome:${id}`, 'Welcome credit'));
  });

/** A driver tells of the car, and once the admin has looked at it, begins to drive. */
const tellDriver = (stage: Stage, driver: Driver, isApproved: boolean): void => {
  const { context, timeline, chance, cast } = stage;
  const { id, joinedAt, profile, position } = driver;
  timeline.at(joinedAt + 4 * minute, () => ask(context, createDriverProfile, driver, { body: profile }));
  if (!isApproved) return;
  const approvedAt = Math.min(atWork(joinedAt + chance.between(1, 6) * hour), joinedAt + 23 * hour);
  timeline.at(approvedAt, () =>
    ask(context, setDriverApproval, cast.admin, { params: { id }, body: { is_approved: true } }),
  );
  const corner = position === null ? demoStand : chance.oneOf(corners);
  const location = { latitude: corner.latitude, longitude: corner.longitude };
  timeline.at(approvedAt + 10 * minute, async () => {
    await ask(context, updateLocation, driver, { body: { location } });
    if (position === null) return;
    // Nobody listens for a simulated driver: no message waits for one.
    await ask(context, updateDriverPreferences, driver, { body: { notifications_enabled: false } });
    await ask(context, goOnline, driver);
  });
};

/** Everybody signs up in their time. */
export const tellJoining = (stage: Stage, hashes: Hashes): void => {
  const { admin, rider, driver, riders, drivers, applicants, locked } = stage.cast;
  const named = new Set<Member>([admin, rider, driver]);
  for (const member of [admin, rider, driver, locked, ...riders, ...drivers, ...applicants]) {
    const hash = named.has(member) ? hashes.demo : hashes.unknown;
    stage.timeline.at(member.joinedAt, () => signUp(stage, member, hash));
  }
  for (const member of [driver, ...drivers]) tellDriver(stage, member, true);
  for (const member of applicants) tellDriver(stage, member, false);
};
