import type { VehicleColor } from '@mobility/openapi';
import { car } from '../intl/generated/en-US/car.ts';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Select } from '../primitives/Select/Select.tsx';
import { carColors } from '../ride/car/car-colors.ts';

type ColorSelectProps = {
  /** Empty where the driver states none. */
  value: VehicleColor | '';
  onChange(color: VehicleColor | ''): void;
  isDisabled: boolean;
};

const colors = Object.keys(carColors) as VehicleColor[];

/** The colour of the driver's car, by which riders find it. */
export const ColorSelect = ({ value, onChange, isDisabled }: ColorSelectProps) => {
  const t = useText(profile);
  const tCar = useText(car);
  const options = colors.map((color) => ({ id: color, label: tCar('colorName', { color }) }));
  return (
    <Select
      label={t('vehicleColor')}
      options={[{ id: 'none' as const, label: t('noColor') }, ...options]}
      value={value || 'none'}
      onChange={(color) => onChange(color === 'none' ? '' : color)}
      isDisabled={isDisabled}
    />
  );
};
