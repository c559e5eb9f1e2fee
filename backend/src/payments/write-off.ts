import { returnFee } from '../domain/money/ledger.ts';
import type { RideRow } from '../domain/ride.ts';
import { post } from '../store/money/ledger.ts';
import { expirePending } from '../store/money/payments.ts';
import { settleRide } from '../store/rides/rides.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

/**
 * Gives up the fare of an unpaid ride: no payment stays open, and the platform returns its fee to the driver. `adminId` is
 * the admin who decided so, if one did.
 */
export const writeOff = async (unit: UnitOfWork, ride: RideRow, adminId?: string): Promise<void> => {
  await expirePending(unit, ride.id);
  await settleRide(unit, ride.id, 'written_off');
  if (ride.driver_id !== null) await post(unit, returnFee(ride, ride.driver_id, adminId));
};
