import type { DriverProfile, DriverProfileInput } from '@mobility/openapi';
import { command } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { insertProfile } from '../../people/driver-profile.queries.ts';
import { checkYear } from '../../people/driver-profile.ts';
import { writeAudit } from '../../store/audit.ts';
import { readProfile } from '../../store/people/drivers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const create = async (
  { positions }: Context,
  unit: UnitOfWork,
  userId: string,
  input: DriverProfileInput,
): Promise<DriverProfile> => {
  checkYear(input.vehicle_year, unit.now);
  await insertProfile(unit, userId, input);
  await writeAudit(unit, {
    action: 'driver_profile_created',
    entity_type: 'driver_profile',
    entity_id: userId,
    user_id: userId,
    description: 'Driver profile created, waits for approval',
  });
  const profile = await readProfile(unit.db, positions.of, userId);
  if (!profile) throw new Error('The profile was inserted just now');
  return profile;
};

/** Creates the caller's driver profile, which waits for an admin's approval. */
export const createDriverProfile: Handler<'createDriverProfile'> = (context, request) =>
  command(context, request, 'createDriverProfile', async (unit) => ({
    status: 201 as const,
    body: await create(context, unit, request.caller.id, request.body),
  }));
