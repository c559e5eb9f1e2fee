import { cardFare } from '@mobility/machines/booking';
import type { VehicleType } from '@mobility/openapi';
import { vehicles } from '@mobility/openapi/vehicles';
import User from 'lucide-react/icons/user';
import { useId } from 'react';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CarDrawing } from './CarDrawing.tsx';
import * as styles from './VehicleChoice.css.ts';

/** The minutes until the nearest car of each class arrives, as far as they are known. */
export type Waits = Partial<Record<VehicleType, number>>;

const choices = [
  { vehicle: 'economy', promise: 'economyPromise' },
  { vehicle: 'comfort', promise: 'comfortPromise' },
  { vehicle: 'premium', promise: 'premiumPromise' },
  { vehicle: 'suv', promise: 'suvPromise' },
] as const;

type VehicleCardProps = (typeof choices)[number] & {
  km: number | null;
  wait?: number;
  name: string;
  isChosen: boolean;
  onChoose: (vehicle: VehicleType) => void;
};

const VehicleCard = ({ vehicle, promise, km, wait, name, isChosen, onChoose }: VehicleCardProps) => {
  const t = useText(booking);
  const shared = useText(common);
  const { seats } = vehicles[vehicle];
  return (
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
          <span aria-hidden="true">{seats}</span>
          <VisuallyHidden>{t('seats', { count: seats })} </VisuallyHidden>
        </span>
      </span>
      <span className={styles.row}>
        <span>{shared(vehicle)}</span>
        <Money amount={cardFare(km ?? 0, vehicle)} />
      </span>
      <span className={styles.about}>
        <span>{wait === undefined ? t(promise) : t('waitMinutes', { minutes: wait })}</span>
        <span>{t(km === null ? 'fareFrom' : 'fareAbout')}</span>
      </span>
    </label>
  );
};

export type VehicleChoiceProps = {
  value: VehicleType;
  onChange: (vehicle: VehicleType) => void;
  /** The trip's length; null while a place is missing. */
  km: number | null;
  waits?: Waits;
};

/** The four vehicle types with their approximate prices. */
export const VehicleChoice = ({ value, onChange, km, waits = {} }: VehicleChoiceProps) => {
  const t = useText(booking);
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('vehicle')}</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <VehicleCard
            key={choice.vehicle}
            {...choice}
            km={km}
            wait={waits[choice.vehicle]}
            name={name}
            isChosen={choice.vehicle === value}
            onChoose={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
};
