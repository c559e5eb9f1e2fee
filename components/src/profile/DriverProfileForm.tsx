import type { DriverProfileEvent, DriverProfileSnapshot } from '@mobility/machines/driver-profile';
import { limits } from '@mobility/openapi/limits';
import { type FormEvent, useState } from 'react';
import { common } from '../intl/generated/en-US/common.ts';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { ErrorSummary } from '../primitives/ErrorSummary/ErrorSummary.tsx';
import { useFocusAfter } from '../primitives/Heading/focus-heading.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { useErrorText } from '../provider/use-failure.ts';
import { ColorSelect } from './ColorSelect.tsx';
import * as styles from './ProfileView.css.ts';

export type DriverProfileFormProps = {
  snapshot: DriverProfileSnapshot;
  send(event: DriverProfileEvent): void;
  /** Given where the form changes an existing profile. */
  onCancel?: () => void;
};

const vehicleTypes = ['economy', 'comfort', 'premium', 'suv'] as const;

/** The text fields in the order of the form, with the names of their labels. */
const labelKeys = {
  vehicle_make: 'vehicleMake',
  vehicle_model: 'vehicleModel',
  vehicle_year: 'vehicleYear',
  license_plate: 'licensePlate',
  license_number: 'licenseNumber',
} as const;

type TextFieldName = keyof typeof labelKeys;
const textFields = Object.keys(labelKeys) as TextFieldName[];

/** The properties that the text fields of the form share. */
const useField = ({ snapshot, send }: DriverProfileFormProps) => {
  const t = useText(profile);
  const { sentence } = useSentences();
  const { form, errors, year } = snapshot.context;
  const years = { min: limits.vehicle.minYear, max: year + 1 };
  return (name: TextFieldName) => {
    const key = errors[name];
    return {
      name,
      label: t(labelKeys[name]),
      value: form[name],
      onChange: (value: string) => send({ type: 'change', change: { [name]: value } }),
      errorMessage: key && sentence(key, years),
      isDisabled: snapshot.matches('saving') || snapshot.matches('updating'),
      isRequired: true,
    };
  };
};

/** The form that creates a driver's profile, or changes it. */
export const DriverProfileForm = (machine: DriverProfileFormProps) => {
  const { snapshot, send } = machine;
  const { form, errors, error, isUpdate } = snapshot.context;
  const t = useText(profile);
  const vehicle = useText(common);
  const text = useErrorText(error);
  const field = useField(machine);
  const [attempts, setAttempts] = useState(0);
  const isSaving = snapshot.matches('saving') || snapshot.matches('updating');
  const wrong = textFields.filter((name) => errors[name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    send({ type: isUpdate ? 'updateDriverProfile' : 'createDriverProfile' });
  };
  return (
    <form ref={useFocusAfter<HTMLFormElement>()} onSubmit={submit} noValidate className={styles.rows}>
      <ErrorSummary fields={wrong.map((name) => ({ name, label: t(labelKeys[name]) }))} attempts={attempts} />
      <Notice tone="info">{t(isUpdate ? 'reviewAgain' : 'reviewFirst')}</Notice>
      <div className={styles.fields}>
        <TextField {...field('vehicle_make')} maxLength={60} />
        <TextField {...field('vehicle_model')} maxLength={60} />
        <TextField {...field('vehicle_year')} inputMode="numeric" maxLength={4} />
        <Select
          label={t('vehicleType')}
          options={vehicleTypes.map((id) => ({ id, label: vehicle(id) }))}
          value={form.vehicle_type}
          onChange={(vehicle_type) => send({ type: 'change', change: { vehicle_type } })}
          isDisabled={isSaving}
        />
        <ColorSelect
          value={form.vehicle_color}
          onChange={(vehicle_color) => send({ type: 'change', change: { vehicle_color } })}
          isDisabled={isSaving}
        />
        <TextField {...field('license_plate')} maxLength={20} />
        <TextField {...field('license_number')} maxLength={40} />
      </div>
      {text && <Notice tone="critical" title={text} />}
      <div className={styles.actions}>
        <Button variant="primary" type="submit" isPending={isSaving}>
          {t(isUpdate ? 'updateProfile' : 'createProfile')}
        </Button>
        {machine.onCancel && (
          <Button isDisabled={isSaving} onPress={machine.onCancel}>
            {vehicle('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
