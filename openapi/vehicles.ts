import type { Ride, VehicleType } from './index.ts';

type VehicleRule = {
  /** The classes of ride that a vehicle of this class may be sent to. */
  serves: readonly VehicleType[];
  /** Seats for passengers. */
  seats: number;
};

/** What each class of vehicle covers. Every vehicle serves economy rides. */
export const vehicles: Record<VehicleType, VehicleRule> = {
  economy: { serves: ['economy'], seats: 4 },
  comfort: { serves: ['comfort', 'economy'], seats: 4 },
  premium: { serves: ['premium', 'comfort', 'economy'], seats: 4 },
  suv: { serves: ['suv', 'economy'], seats: 6 },
};

/** Every class of vehicle, in the order of the contract. */
export const vehicleTypes: readonly VehicleType[] = ['economy', 'comfort', 'premium', 'suv'];

/**
 * The requirements of a ride for a vehicle. Without a class it is an economy ride, without a number it
 * has one passenger.
 */
export type Demand = Pick<Ride, 'vehicle_type' | 'passenger_count'>;

/** Whether a vehicle of this class may be sent to the ride: its class covers the ride's, and it has the seats. */
export const canServe = (vehicle: VehicleType, { vehicle_type, passenger_count }: Demand): boolean =>
  vehicles[vehicle].serves.includes(vehicle_type ?? 'economy') &&
  vehicles[vehicle].seats >= (passenger_count ?? 1);

/** The classes of vehicle that may be sent to the ride. */
export const vehiclesFor = (ride: Demand): VehicleType[] =>
  vehicleTypes.filter((vehicle) => canServe(vehicle, ride));
