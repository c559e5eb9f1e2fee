import type { VehicleType } from '@mobility/openapi';
import type { Text } from '../intl/create-text.ts';
import type { common } from '../intl/generated/en-US/common.ts';

const known: readonly string[] = ['economy', 'comfort', 'premium', 'suv'] satisfies VehicleType[];

/** The name of a vehicle class; economy where none is given, an unknown class as it was sent. */
export const vehicleName = (t: Text<typeof common.messages>, vehicle?: VehicleType): string => {
  const name = vehicle || 'economy';
  return known.includes(name) ? t(name) : name;
};
