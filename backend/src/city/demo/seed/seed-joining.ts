import { transact } from '../../../command.ts';
import { creditBalance } from '../../../domain/money/ledger.ts';
import { toCents } from '../../../domain/money/money.ts';
import { setDriverApproval } from '../../../operations/admin/setDriverApproval.ts';
import { createDriverProfile } from '../../../operations/driver/createDriverProfile.ts';
import { goOnline } from '../../../operations/driver/goOnline.ts';
import { updateDriverPreferences } from '../../../operations/driver/updateDriverPreferences.ts';
import { updateLocation } from '../../../operations/driver/updateLocation.ts';
import { writeAudit } from '../../../store/audit.ts';
import { post } from '../../../store/money/ledger.ts';
import { createAccount } from '../../../store/people/accounts.ts';
import { corners } from '../../simulation/streets.ts';
import { demoStand } from '../accounts.ts';
import type { Driver, Member } from '../members.ts';
import { atWork, hour, minute } from '../times.ts';
import { callOperation } from './call-operation.ts';
import type { SeedContext } from './seed-context.ts';

/** The password of the demo accounts, and the password hash of the people who cannot sign in. */
export type Hashes = { demo: string; unknown: string };

const welcome = { rider: 150, driver: 150, admin: 0 } as const;

const signUp = ({ context }: SeedContext, member: Member, passwordHash: string): Promise<void> =>
  transact(context, { requestId: context.newId(), claims: 'everything' }, async (unit) => {
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

/** Creates a driver's profile; once the admin approves it, the driver goes online. */
const seedDriver = (seed: SeedContext, driver: Driver, isApproved: boolean): void => {
  const { context, timeline, chance, cast } = seed;
  const { id, joinedAt, profile, position } = driver;
  timeline.at(joinedAt + 4 * minute, () =>
    callOperation(context, createDriverProfile, driver, { body: profile }),
  );
  if (!isApproved) return;
  const approvedAt = Math.min(atWork(joinedAt + chance.between(1, 6) * hour), joinedAt + 23 * hour);
  timeline.at(approvedAt, () =>
    callOperation(context, setDriverApproval, cast.admin, { params: { id }, body: { is_approved: true } }),
  );
  const corner = position === null ? demoStand : chance.oneOf(corners);
  const location = { latitude: corner.latitude, longitude: corner.longitude };
  timeline.at(approvedAt + 10 * minute, async () => {
    await callOperation(context, updateLocation, driver, { body: { location } });
    if (position === null) return;
    // A simulated driver has no client, so no messages are queued for one.
    await callOperation(context, updateDriverPreferences, driver, { body: { notifications_enabled: false } });
    await callOperation(context, goOnline, driver);
  });
};

/** Registers all people, each at the time of joining. */
export const seedJoining = (seed: SeedContext, hashes: Hashes): void => {
  const { admin, rider, driver, riders, drivers, applicants, locked } = seed.cast;
  const named = new Set<Member>([admin, rider, driver]);
  for (const member of [admin, rider, driver, locked, ...riders, ...drivers, ...applicants]) {
    const hash = named.has(member) ? hashes.demo : hashes.unknown;
    seed.timeline.at(member.joinedAt, () => signUp(seed, member, hash));
  }
  for (const member of [driver, ...drivers]) seedDriver(seed, member, true);
  for (const member of applicants) seedDriver(seed, member, false);
};
