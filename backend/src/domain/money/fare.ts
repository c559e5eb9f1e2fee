import type { VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { toCents } from './money.ts';

/** All vehicle types, cheapest first. */
export const vehicleTypes = [
  'economy',
  'comfort',
  'suv',
  'premium',
] as const satisfies readonly VehicleType[];

/** The fare of a ride in cents: the base plus the distance times the rate of the vehicle type. */
export const fareEstimate = (km: number, vehicle: VehicleType): number =>
  toCents(limits.fare.base + km * limits.fare.perKm[vehicle]);
