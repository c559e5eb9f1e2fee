import type { DriverProfile, DriverProfileInput, VehicleColor, VehicleType } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import type { MessageKey } from '../messages.ts';

/** The form as typed. */
export type DriverProfileForm = {
  vehicle_make: string;
  vehicle_model: string;
  vehicle_year: string;
  /** Empty where the driver states none. */
  vehicle_color: VehicleColor | '';
  license_plate: string;
  license_number: string;
  vehicle_type: VehicleType;
};
export type DriverProfileErrors = Partial<Record<keyof DriverProfileForm, MessageKey>>;

const required = ['vehicle_make', 'vehicle_model', 'license_plate', 'license_number'] as const;

/** An empty form: this year's economy car. */
export const emptyProfile = (year: number): DriverProfileForm => ({
  vehicle_make: '',
  vehicle_model: '',
  vehicle_year: String(year),
  vehicle_color: '',
  license_plate: '',
  license_number: '',
  vehicle_type: 'economy',
});

/** The form of an existing profile. */
export const formOfProfile = (profile: DriverProfile): DriverProfileForm => ({
  vehicle_make: profile.vehicle_make,
  vehicle_model: profile.vehicle_model,
  vehicle_year: String(profile.vehicle_year),
  vehicle_color: profile.vehicle_color ?? '',
  license_plate: profile.license_plate,
  license_number: profile.license_number,
  vehicle_type: profile.vehicle_type,
});

const isYear = (text: string, thisYear: number): boolean => {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
  return year >= limits.vehicle.minYear && year <= thisYear + 1;
};

/** The validation issues by field; empty when the form is valid. */
export const profileErrors = (form: DriverProfileForm, thisYear: number): DriverProfileErrors => ({
  ...Object.fromEntries(
    required.filter((field) => !form[field].trim()).map((field) => [field, 'driver.fieldRequired']),
  ),
  ...(!isYear(form.vehicle_year, thisYear) && { vehicle_year: 'driver.yearOutOfRange' }),
});

/** The request for a form. */
export const profileOf = (form: DriverProfileForm): DriverProfileInput => ({
  vehicle_make: form.vehicle_make.trim(),
  vehicle_model: form.vehicle_model.trim(),
  vehicle_year: Number(form.vehicle_year),
  ...(form.vehicle_color && { vehicle_color: form.vehicle_color }),
  license_plate: form.license_plate.trim(),
  license_number: form.license_number.trim(),
  vehicle_type: form.vehicle_type,
});
