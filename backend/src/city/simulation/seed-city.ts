import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../auth/password.ts';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { creditBalance } from '../../domain/money/ledger.ts';
import { toCents } from '../../domain/money/money.ts';
import { post } from '../../store/money/ledger.ts';
import { createAccount } from '../../store/people/accounts.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { saveLocation } from '../../store/rides/locations.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';
import { type DriverRole, driverRoles, type Role, riderRoles } from './cast.ts';
import { Chance } from './random.ts';
import { corners } from './streets.ts';

const startBalance = 500;

/** The size of the city, and the seed that generates it. */
export type Scale = { seed: number; drivers: number; riders: number };

const join = async (unit: UnitOfWork, role: Role, kind: 'driver' | 'rider', passwordHash: string) => {
  const id = unit.newId();
  const { position, ...person } = role;
  const isNew = await createAccount(unit, { ...person, id, role: kind, passwordHash });
  if (!isNew) return null;
  await unit.db.insertInto('simulated_users').values({ user_id: id, position }).execute();
  await post(unit, creditBalance(id, toCents(startBalance), `simulation:${id}`, 'Welcome credit'));
  return id;
};

const joinDriver = async (unit: UnitOfWork, role: DriverRole, passwordHash: string, seed: number) => {
  const id = await join(unit, role, 'driver', passwordHash);
  if (!id) return;
  const { vehicle, plate, license } = role;
  await unit.db
    .insertInto('driver_profiles')
    .values({
      user_id: id,
      ...vehicle,
      license_plate: plate,
      license_number: license,
      is_approved: 1,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .execute();
  const place = new Chance(seed + role.position * 31).oneOf(corners);
  await saveLocation(unit, id, place);
  // A simulated driver has no client, so no messages are queued for one.
  await changeDriverState(unit, id, { notifications_enabled: 0 });
};

/** Creates the missing simulated people, each with a balance and a random password. */
export const seedCity = async (context: Context, { seed, drivers, riders }: Scale): Promise<void> => {
  const known = await context.store.read.selectFrom('simulated_users').select('user_id').execute();
  if (known.length >= drivers + riders) return;
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  await transact(context, { requestId: null, claims: 'everything' }, async (unit) => {
    for (const role of driverRoles(drivers, seed)) await joinDriver(unit, role, passwordHash, seed);
    for (const role of riderRoles(riders)) await join(unit, role, 'rider', passwordHash);
  });
};
