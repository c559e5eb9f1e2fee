import type { DriverProfileInput } from '@mobility/openapi';
import { Refusal } from '../domain/refusal.ts';
import { drivenBy } from '../store/rides/driven-by.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/** Inserts a profile that waits for approval. Refuses if the user already has one. */
export const insertProfile = async (
  unit: UnitOfWork,
  userId: string,
  input: DriverProfileInput,
): Promise<void> => {
  const result = await unit.db
    .insertInto('driver_profiles')
    .values({
      user_id: userId,
      vehicle_make: input.vehicle_make,
      vehicle_model: input.vehicle_model,
      vehicle_year: input.vehicle_year,
      vehicle_color: input.vehicle_color ?? null,
      license_plate: input.license_plate,
      license_number: input.license_number,
      vehicle_type: input.vehicle_type,
      is_approved: 0,
      sent_back_reason: null,
      created_at: unit.now,
      updated_at: unit.now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) {
    throw new Refusal('driver_profile_exists', 'You already have a driver profile');
  }
};

/** Changes a profile and keeps its approval. One that was sent back waits for approval again. */
export const changeProfile = (unit: UnitOfWork, driverId: string, input: DriverProfileInput) =>
  unit.db
    .updateTable('driver_profiles')
    .set({ ...input, sent_back_reason: null, updated_at: unit.now })
    .where('user_id', '=', driverId)
    .execute();

/** Changes what the approval was for: the plate, the license or the class. Refuses during a ride. */
export const reviewProfile = async (
  unit: UnitOfWork,
  driverId: string,
  input: DriverProfileInput,
): Promise<void> => {
  const result = await unit.db
    .updateTable('driver_profiles')
    .set({ ...input, is_approved: 0, sent_back_reason: null, updated_at: unit.now })
    .where('user_id', '=', driverId)
    .where((row) => row.not(row.exists(drivenBy(unit.db, [driverId]))))
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) {
    throw new Refusal(
      'driver_busy',
      'You have an active ride. Change your license plate, license number or vehicle class after it.',
    );
  }
};

/** Changes the approval; false if nothing changes. */
export const changeApproval = async (
  unit: UnitOfWork,
  driverId: string,
  approved: boolean,
): Promise<boolean> => {
  const result = await unit.db
    .updateTable('driver_profiles')
    .set({ is_approved: approved ? 1 : 0, sent_back_reason: null, updated_at: unit.now })
    .where('user_id', '=', driverId)
    .where('is_approved', '=', approved ? 0 : 1)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Sends a profile back to its driver; false if it was sent back for the same reason, or there is none. */
export const sendProfileBack = async (
  unit: UnitOfWork,
  driverId: string,
  reason: string,
): Promise<boolean> => {
  const result = await unit.db
    .updateTable('driver_profiles')
    .set({ is_approved: 0, sent_back_reason: reason, updated_at: unit.now })
    .where('user_id', '=', driverId)
    .where((row) => row.or([row('sent_back_reason', 'is', null), row('sent_back_reason', '!=', reason)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};
