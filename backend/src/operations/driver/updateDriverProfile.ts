import type { DriverProfile, DriverProfileInput } from '@mobility/openapi';
import type { AuditSentence } from '@mobility/openapi/audit-sentences';
import { transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { changeProfile, reviewProfile } from '../../people/driver-profile.queries.ts';
import { checkYear, profileNotFound } from '../../people/driver-profile.ts';
import { fieldChanges } from '../../store/audit/field-changes.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState, readProfile } from '../../store/people/drivers.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const trimmed = ({
  vehicle_year,
  vehicle_color,
  vehicle_type,
  ...texts
}: DriverProfileInput): DriverProfileInput => ({
  vehicle_make: texts.vehicle_make.trim(),
  vehicle_model: texts.vehicle_model.trim(),
  vehicle_year,
  // An absent colour leaves the stored one unchanged.
  ...(vehicle_color !== undefined && { vehicle_color }),
  license_plate: texts.license_plate.trim(),
  license_number: texts.license_number.trim(),
  vehicle_type,
});

const vehicleOf = (profile: DriverProfile) => ({
  vehicle_make: profile.vehicle_make,
  vehicle_model: profile.vehicle_model,
  vehicle_year: profile.vehicle_year,
  vehicle_color: profile.vehicle_color,
  license_plate: profile.license_plate,
  license_number: profile.license_number,
  vehicle_type: profile.vehicle_type,
});

const describe = (
  isOther: boolean,
  { sent_back_reason }: DriverProfile,
): AuditSentence<'driver_profile_changed'> => {
  if (sent_back_reason) return 'Driver profile changed after it was sent back, waits for approval';
  return isOther ? 'License or vehicle class changed, waits for approval' : 'Driver profile changed';
};

const update = async (
  { positions }: Context,
  unit: UnitOfWork,
  driverId: string,
  input: DriverProfileInput,
) => {
  checkYear(input.vehicle_year, unit.now);
  const before = await readProfile(unit.db, positions.of, driverId);
  if (!before) throw profileNotFound();
  const isOther = (['license_number', 'license_plate', 'vehicle_type'] as const).some(
    (field) => before[field] !== input[field],
  );
  if (isOther) {
    await reviewProfile(unit, driverId, input);
    await changeDriverState(unit, driverId, { is_online: 0 });
  } else await changeProfile(unit, driverId, input);
  await writeAudit(unit, {
    action: 'driver_profile_changed',
    entity_type: 'driver_profile',
    entity_id: driverId,
    user_id: driverId,
    severity: isOther ? 'medium' : 'info',
    description: describe(isOther, before),
    metadata: { changes: fieldChanges(vehicleOf(before), input) },
  });
  return (await readProfile(unit.db, positions.of, driverId)) ?? before;
};

/** Changes the caller's vehicle; another plate, license number or class goes back to review. */
export const updateDriverProfile: Handler<'updateDriverProfile'> = (context, { body, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => ({
    status: 200 as const,
    body: await update(context, unit, caller.id, trimmed(body)),
  }));
