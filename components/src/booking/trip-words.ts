import type { VehicleType } from '@mobility/openapi';

/** What a vehicle is called. */
export const vehicleNames: Record<VehicleType, string> = {
  economy: 'Economy',
  comfort: 'Comfort',
  premium: 'Premium',
  suv: 'SUV',
};

/** '1 passenger', '4+ passengers': four stands for more. */
export const passengersText = (count: number): string => {
  if (count === 1) return '1 passenger';
  return count >= 4 ? '4+ passengers' : `${count} passengers`;
};
