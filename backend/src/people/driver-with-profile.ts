import type { User } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { Refusal } from '../domain/refusal.ts';
import { findUser } from '../store/people/users.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** The driver, who is refused without a profile. */
export const driverWithProfile = async (
  { hub }: Pick<Context, 'hub'>,
  unit: UnitOfWork,
  driverId: string,
): Promise<User> => {
  const driver = await findUser(unit.db, driverId, (id) => hub.online(id));
  if (!driver || driver.is_approved === null || driver.is_approved === undefined)
    throw new Refusal('driver_profile_not_found', 'This user has no driver profile');
  return driver;
};
