import { platformFee } from '@mobility/openapi/fee';
import { canServe } from '@mobility/openapi/vehicles';
import type { Context } from '../../context.ts';
import { canBeAsked, type Match } from '../../domain/matching.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RideRow } from '../../domain/ride.ts';
import { balanceOf } from '../../store/money/ledger.ts';
import { drivenBy } from '../../store/rides/driven-by.ts';
import type { Read } from '../../store/store.ts';
import { together } from '../../store/transactions/together.ts';
import { confirmDrivers } from './drivers-in-range.ts';

const stateOf = (db: Read, driverId: string, rideId: string) =>
  db
    .selectFrom('users')
    .leftJoin('driver_profiles', 'driver_profiles.user_id', 'users.id')
    .leftJoin('driver_state', 'driver_state.user_id', 'users.id')
    .leftJoin('simulated_users', 'simulated_users.user_id', 'users.id')
    .leftJoin('ride_offers', (join) =>
      join.onRef('ride_offers.driver_id', '=', 'users.id').on('ride_offers.ride_id', '=', rideId),
    )
    .select(['is_active', 'is_approved', 'is_online', 'vehicle_type', 'withdrawn', 'position'])
    .where('users.id', '=', driverId)
    .where('users.role', '=', 'driver')
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

type State = NonNullable<Awaited<ReturnType<typeof stateOf>>>;

const notAvailable = (detail: string) => new Refusal('driver_not_available', detail);

/** Why a driver may not take the ride, apart from other rides and the distance. */
const refuseFor = (state: State, ride: RideRow, driverId: string): Refusal | null => {
  if (driverId === ride.driver_id) return notAvailable('This driver has the ride already');
  if (state.withdrawn === 1) return notAvailable('This driver had the ride before and lost it');
  if (state.is_active !== 1) return notAvailable('This driver is locked');
  if (state.is_approved !== 1 || !state.vehicle_type) return notAvailable('This driver is not approved');
  if (state.is_online !== 1) return notAvailable('This driver is no longer online');
  return canServe(state.vehicle_type, ride)
    ? null
    : new Refusal('vehicle_not_suitable', "This driver's vehicle does not suit this ride");
};

/**
 * Returns the driver that an admin chose for a ride. Refuses an unknown driver and a driver who cannot take the ride now.
 */
export const chosenDriver = async (
  context: Pick<Context, 'positions'>,
  db: Read,
  ride: RideRow,
  driverId: string,
): Promise<Match> => {
  const [state, balance, [match]] = await together(
    stateOf(db, driverId, ride.id),
    balanceOf(db, driverId),
    confirmDrivers(context, db, ride, [driverId]),
  );
  if (!state) throw new Refusal('user_not_found', 'User not found');
  const refused = refuseFor(state, ride, driverId);
  if (refused) throw refused;
  if (balance < platformFee(ride.estimated_fare))
    throw notAvailable('The balance of this driver does not cover the platform fee');
  if (!match) {
    const isBusy = (await drivenBy(db, [driverId]).execute()).length > 0;
    throw isBusy
      ? new Refusal('driver_busy', 'This driver has taken another ride')
      : new Refusal('out_of_range', 'The pickup is outside the radius of this driver');
  }
  if (!canBeAsked(state.position === null ? 'human' : 'simulated')(match))
    throw notAvailable('This driver has turned off the notifications about rides');
  return match;
};
