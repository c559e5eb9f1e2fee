import type { DriverProfileEvent, DriverProfileSnapshot } from '@mobility/machines/driver-profile.machine';
import type { DriverProfileForm as Form } from '@mobility/machines/driver-profile.rules';
import { limits } from '@mobility/openapi/limits';
import type { FormEvent } from 'react';
import { failureText, text } from '../messages/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './ProfilePage.css.ts';

type DriverProfileFormProps = { snapshot: DriverProfileSnapshot; send(event: DriverProfileEvent): void };

const vehicleTypes = [
  { id: 'economy', label: 'Economy' },
  { id: 'comfort', label: 'Comfort' },
  { id: 'premium', label: 'Premium' },
  { id: 'suv', label: 'SUV' },
] as const;

/** Creates a driver's profile. */
export function DriverProfileForm({ snapshot, send }: DriverProfileFormProps) {
  const { form, errors, failure, year } = snapshot.context;
  const years = { min: limits.vehicle.minYear, max: year + 1 };
  const isSaving = snapshot.matches('saving');
  const field = (name: Exclude<keyof Form, 'vehicle_type'>, label: string) => {
    const key = errors[name];
    return {
      label,
      value: form[name],
      onChange: (value: string) => send({ type: 'change', change: { [name]: value } }),
      errorMessage: key && text(key, years),
      isDisabled: isSaving,
      isRequired: true,
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'createDriverProfile' });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.rows}>
      <Notice tone="info">An admin reviews your vehicle before you can go online.</Notice>
      <div className={styles.fields}>
        <TextField {...field('vehicle_make', 'Vehicle Make')} maxLength={60} />
        <TextField {...field('vehicle_model', 'Vehicle Model')} maxLength={60} />
        <TextField {...field('vehicle_year', 'Vehicle Year')} inputMode="numeric" maxLength={4} />
        <Select
          label="Vehicle Type"
          options={vehicleTypes}
          value={form.vehicle_type}
          onChange={(vehicle_type) => send({ type: 'change', change: { vehicle_type } })}
          isDisabled={isSaving}
        />
        <TextField {...field('license_plate', 'License Plate')} maxLength={20} />
        <TextField {...field('license_number', "Driver's License Number")} maxLength={40} />
      </div>
      {failure && <Notice tone="critical" title={failureText(failure)} />}
      <div>
        <Button variant="primary" type="submit" isPending={isSaving}>
          Create Profile
        </Button>
      </div>
    </form>
  );
}
