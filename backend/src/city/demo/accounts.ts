import type { DriverProfileInput, Role } from '@mobility/openapi';
import { demoEmails } from '../../domain/demo-credentials.ts';
import { creditBalance } from '../../domain/money/ledger.ts';
import { toCents } from '../../domain/money/money.ts';
import { post } from '../../store/money/ledger.ts';
import { createAccount } from '../../store/people/accounts.ts';
import { changeDriverState } from '../../store/people/drivers.ts';
import { saveLocation } from '../../store/rides/locations.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

/** A demo account that the README lists. `balance` in major units. */
export type DemoAccount = { email: string; name: string; role: Role; phone: string; balance: number };

/** The accounts of the demo mode; all share one password. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: demoEmails.rider,
    name: 'Riley Rivera',
    role: 'rider',
    phone: '+1 415 555 0101',
    balance: 200,
  },
  {
    email: demoEmails.driver,
    name: 'Dana Diaz',
    role: 'driver',
    phone: '+1 415 555 0102',
    balance: 200,
  },
  { email: demoEmails.admin, name: 'Alex Ames', role: 'admin', phone: '+1 415 555 0103', balance: 0 },
];
/** The vehicle of the demo driver, which covers comfort and economy rides. */
export const demoVehicle = {
  vehicle_make: 'Toyota',
  vehicle_model: 'Camry',
  vehicle_year: 2022,
  vehicle_color: 'white',
  license_plate: '7ABC123',
  license_number: 'D1234567',
  vehicle_type: 'comfort',
} as const satisfies DriverProfileInput;
/** The location of the demo driver. */
export const demoStand = {
  latitude: 37.7793,
  longitude: -122.4193,
  address: 'San Francisco City Hall, San Francisco, CA',
} as const;

const makeDriver = async (unit: UnitOfWork, userId: string): Promise<void> => {
  await unit.db
    .insertInto('driver_profiles')
    .values({
      user_id: userId,
      ...demoVehicle,
      is_approved: 1,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .execute();
  await saveLocation(unit, userId, demoStand);
  await changeDriverState(unit, userId, {});
};

const seed = async (unit: UnitOfWork, account: DemoAccount, passwordHash: string): Promise<void> => {
  const id = unit.newId();
  const isNew = await createAccount(unit, { ...account, id, passwordHash });
  if (!isNew) return;
  if (account.role === 'driver') await makeDriver(unit, id);
  if (account.balance > 0) {
    await post(unit, creditBalance(id, toCents(account.balance), `demo:${id}`, 'Welcome credit'));
  }
};

/** Creates the missing demo accounts, without any history. */
export const seedAccounts = async (unit: UnitOfWork, passwordHash: string): Promise<void> => {
  for (const account of demoAccounts) await seed(unit, account, passwordHash);
};
