import type { DriverProfile, SeenVehicle } from '@mobility/openapi';

/** What an admin sees of a vehicle and its driver's license before an approval. */
export const vehicleOf = (profile: DriverProfile): SeenVehicle => ({
  vehicle_make: profile.vehicle_make,
  vehicle_model: profile.vehicle_model,
  vehicle_year: profile.vehicle_year,
  license_plate: profile.license_plate,
  license_number: profile.license_number,
  vehicle_type: profile.vehicle_type,
});

type Known = DriverProfile | null | undefined;

/** Whether the vehicle is the one that was seen. One that cannot be read at the moment counts as the same. */
export const isSameVehicle = (seen: Known, now: Known): boolean =>
  !now || (Boolean(seen) && JSON.stringify(seen && vehicleOf(seen)) === JSON.stringify(vehicleOf(now)));
