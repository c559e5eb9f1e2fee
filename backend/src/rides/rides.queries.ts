import { Refusal } from '../domain/refusal.ts';
import type { RideRow } from '../domain/ride.ts';
import { isUniqueViolation, type UnitOfWork } from '../store/unit-of-work.ts';

/** Inserts a new ride. Refuses if its rider already has an active ride. */
export const insertRide = async (unit: UnitOfWork, ride: RideRow): Promise<void> => {
  try {
    await unit.db.insertInto('rides').values(ride).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('active_ride_exists', 'You already have an active ride');
  }
};
