import type { DriverProfileInput } from '@mobility/openapi';
import newProfile from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import { type Caller, callAs, callAsNewcomer, trip } from './caller.ts';

/** A second driver at the pickup, approved and with a balance of 50. */
export const approvedDriver = async (url: string): Promise<Caller> => {
  const driver = await callAsNewcomer(url, {
    email: 'omar@journeys.example',
    name: 'Omar Haddad',
    role: 'driver',
  });
  const [user, admin] = [await driver.getCurrentUser(), await callAs(url, 'admin@mobility.example')];
  // JSON has no literal types; the contract's own test proves that the example is valid.
  await driver.createDriverProfile({ ...(newProfile as DriverProfileInput), license_plate: '9OMR321' });
  await admin.setDriverApproval(user.id, { is_approved: true });
  const credit = { user_id: user.id, amount: 50, transaction_type: 'credit', description: 'Start' } as const;
  await admin.createBalanceTransaction(user.id, credit);
  await driver.updateLocation({ location: trip.pickup_location });
  return driver;
};
