import type { Ride, RidePlace, VehicleType } from '@mobility/openapi';

/** An earlier ride's choices, kept in the session storage between two pages. */
export type BookAgain = {
  pickup: RidePlace;
  dropoff: RidePlace;
  vehicle_type: VehicleType;
  passenger_count: number;
  special_requirements: string;
};

/** The choices of a ride that are needed to book it again. */
export const bookAgainOf = (ride: Ride): BookAgain => ({
  pickup: { ...ride.pickup_location, address: ride.pickup_address },
  dropoff: { ...ride.dropoff_location, address: ride.dropoff_address },
  vehicle_type: ride.vehicle_type ?? 'economy',
  passenger_count: ride.passenger_count ?? 1,
  special_requirements: ride.special_requirements ?? '',
});
