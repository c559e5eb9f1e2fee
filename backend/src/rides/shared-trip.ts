import type { Ride, SharedTrip } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';

const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/)[0] ?? '';

/** What people with a link see of a ride: no phone number, e-mail address or last name, and after the end only the status. */
export const sharedTrip = (ride: Ride): SharedTrip => {
  if (!isActive(ride)) return { status: ride.status };
  const { pickup_location, dropoff_location } = ride;
  return {
    status: ride.status,
    rider_name: firstName(ride.rider_name),
    driver_name: ride.driver_id == null ? null : firstName(ride.driver_name),
    driver_vehicle: ride.driver_vehicle ?? null,
    driver_vehicle_color: ride.driver_vehicle_color ?? null,
    driver_license_plate: ride.driver_license_plate ?? null,
    ...(pickup_location && { pickup_location }),
    ...(dropoff_location && { dropoff_location }),
    driver_location: ride.driver_location ?? null,
    estimated_arrival: ride.estimated_arrival ?? null,
  };
};
