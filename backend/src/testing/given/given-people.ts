import { randomBytes } from 'node:crypto';
import type { Place, Role, VehicleType } from '@mobility/openapi';
import { hashPassword } from '../../auth/password.ts';
import { authenticate, revokeSessionsOf, startSession } from '../../auth/sessions.ts';
import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Point } from '../../domain/distance.ts';
import { creditBalance } from '../../domain/money/ledger.ts';
import { toCents } from '../../domain/money/money.ts';
import { setDriverApproval } from '../../operations/admin/setDriverApproval.ts';
import { createDriverProfile } from '../../operations/driver/createDriverProfile.ts';
import { goOnline } from '../../operations/driver/goOnline.ts';
import { updateDriverPreferences } from '../../operations/driver/updateDriverPreferences.ts';
import { updateLocation } from '../../operations/driver/updateLocation.ts';
import { post } from '../../store/money/ledger.ts';
import { createAccount } from '../../store/people/accounts.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';

type Described = { name?: string; email?: string; password?: string; balance?: number };
type DriverProfileDescribed = Described & { vehicle?: VehicleType };

/** San Francisco City Hall, the default location of test users. */
export const cityHall: Place = {
  latitude: 37.7793,
  longitude: -122.4193,
  address: 'San Francisco City Hall, San Francisco, CA',
};

const hashes = new Map<string, Promise<string>>();
// Hashing is slow by design, so each password is hashed only once.
const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** A signed-in user. `balance` in major units. */
export const user = async (context: Context, role: Role, described: Described = {}): Promise<Person> => {
  const id = context.newId();
  const { name = `Test ${role}`, password = 'mobility', balance = 0 } = described;
  const email = described.email ?? `${role}-${randomBytes(6).toString('hex')}@mobility.example`;
  const passwordHash = await hashOnce(password);
  const token = await transact(context, jobFor(), async (unit) => {
    const isNew = await createAccount(unit, {
      id,
      email,
      passwordHash,
      name,
      phone: '+1 415 555 0100',
      role,
    });
    if (!isNew) throw new Error(`There is an account with ${email}`);
    if (balance > 0) await post(unit, creditBalance(id, toCents(balance), `given:${id}`, 'Given'));
    return startSession(unit.db, context, { id, role });
  });
  return { id, role, name, email, password, token, caller: await authenticate(context, token) };
};

/** A user that an admin has locked: signing in and the token are refused. */
export const lockedUser = async (
  context: Context,
  role: Role = 'rider',
  described: Described = {},
): Promise<Person> => {
  const person = await user(context, role, described);
  await context.store.transaction(async (db) => {
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.id).execute();
    await revokeSessionsOf(db, person.id, context.now(), { by: 'lock' });
  });
  return person;
};

/** A driver whose profile waits for approval. */
export const driverWithProfile = async (
  context: Context,
  { vehicle = 'economy', ...described }: DriverProfileDescribed = {},
): Promise<Person> => {
  const driver = await user(context, 'driver', described);
  const body = {
    vehicle_make: 'Toyota',
    vehicle_model: 'Prius',
    vehicle_year: 2022,
    license_plate: '7ABC123',
    license_number: 'D1234567',
    vehicle_type: vehicle,
  };
  await createDriverProfile(context, requestBy(driver, { body }));
  return driver;
};

type DriverDescribed = DriverProfileDescribed & {
  at?: Point | null;
  online?: boolean;
  autoAccept?: boolean;
  radius?: number;
};

/** A driver who can take rides: approved, at City Hall, online, with a balance of 100 by default. */
export const approvedDriver = async (context: Context, described: DriverDescribed = {}): Promise<Person> => {
  const { at = cityHall, online = true, autoAccept = false, radius, balance = 100, ...rest } = described;
  const driver = await driverWithProfile(context, { ...rest, balance });
  const admin = await user(context, 'admin');
  const approval = { params: { id: driver.id }, body: { is_approved: true } };
  await setDriverApproval(context, requestBy(admin, approval));
  const preferences = { auto_accept: autoAccept, ...(radius ? { radius_km: radius } : {}) };
  await updateDriverPreferences(context, requestBy(driver, { body: preferences }));
  if (!at) return driver;
  const location = { latitude: at.latitude, longitude: at.longitude };
  await updateLocation(context, requestBy(driver, { body: { location } }));
  if (online) await goOnline(context, requestBy(driver));
  return driver;
};

/** Turns a user into a simulated one. */
export const simulated = async (context: Context, { id }: Person): Promise<void> => {
  await context.store.transaction((db) =>
    db.insertInto('simulated_users').values({ user_id: id, position: 0 }).execute(),
  );
};
