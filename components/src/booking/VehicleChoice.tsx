import { cardPrice } from '@mobility/machines/booking.rules';
import type { VehicleType } from '@mobility/openapi';
import User from 'lucide-react/icons/user';
import { useId } from 'react';
import { Money } from '../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CarDrawing } from './CarDrawing.tsx';
import { vehicleNames } from './trip-words.ts';
import * as styles from './VehicleChoice.css.ts';

const choices: { vehicle: VehicleType; seats: number; promise: string }[] = [
  { vehicle: 'economy', seats: 4, promise: 'Every day' },
  { vehicle: 'comfort', seats: 4, promise: 'More legroom' },
  { vehicle: 'premium', seats: 4, promise: 'Finest cars' },
  { vehicle: 'suv', seats: 6, promise: 'Room for six' },
];

type VehicleCardProps = (typeof choices)[number] & {
  km: number | null;
  name: string;
  isChosen: boolean;
  onChoose: (vehicle: VehicleType) => void;
};

const VehicleCard = ({ vehicle, seats, promise, km, name, isChosen, onChoose }: VehicleCardProps) => (
  <label className={styles.card}>
    <input
      className={styles.radio}
      type="radio"
      name={name}
      value={vehicle}
      checked={isChosen}
      onChange={() => onChoose(vehicle)}
    />
    <span className={styles.top}>
      <CarDrawing vehicle={vehicle} />
      <span className={styles.seats}>
        <User size={16} aria-hidden="true" />
        {seats}
        <VisuallyHidden> seats</VisuallyHidden>
      </span>
    </span>
    <span className={styles.row}>
      <span>{vehicleNames[vehicle]}</span>
      <Money amount={cardPrice(km ?? 0, vehicle)} />
    </span>
    <span className={styles.about}>
      <span>{promise}</span>
      <span>{km === null ? 'from' : 'about'}</span>
    </span>
  </label>
);

export type VehicleChoiceProps = {
  value: VehicleType;
  onChange: (vehicle: VehicleType) => void;
  /** The trip's length; null while a place is missing. */
  km: number | null;
};

/** The four vehicles with about what they cost. */
export const VehicleChoice = ({ value, onChange, km }: VehicleChoiceProps) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Vehicle</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <VehicleCard
            key={choice.vehicle}
            {...choice}
            km={km}
            name={name}
            isChosen={choice.vehicle === value}
            onChoose={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
};
