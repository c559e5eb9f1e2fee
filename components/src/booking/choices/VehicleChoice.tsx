import { cardFare } from '@mobility/machines/booking';
import type { VehicleType } from '@mobility/openapi';
import { vehicles } from '@mobility/openapi/vehicles';
import User from 'lucide-react/icons/user';
import { useId } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
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
  /** The minutes until the nearest car arrives; null where there is none. */
  wait?: number | null;
  now: number;
  name: string;
  isChosen: boolean;
  onChoose: (vehicle: VehicleType) => void;
};

const minute = 60_000;

const VehicleCard = (props: VehicleCardProps) => {
  const { vehicle, promise, km, wait, now, name, isChosen, onChoose } = props;
  const t = useText(bookingChoices);
  const shared = useText(common);
  const formats = useFormats();
  const { seats } = vehicles[vehicle];
  const waitText = (minutes: number) => (
    <>
      <span className={styles.short}>{t('waitMinutes', { minutes })}</span>
      <span className={styles.long}>
        {t('waitAndTime', { minutes, time: formats.time(now + minutes * minute) })}
      </span>
    </>
  );
  const isAway = wait !== undefined && wait !== null;
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
      <CarDrawing vehicle={vehicle} />
      <span className={styles.seats}>
        <User size={16} aria-hidden="true" />
        <span aria-hidden="true">{seats}</span>
        <VisuallyHidden>{t('seats', { count: seats })} </VisuallyHidden>
      </span>
      <span className={styles.name}>{shared(vehicle)}</span>
      <span className={styles.price}>
        <Money amount={cardFare(km ?? 0, vehicle)} />
      </span>
      <span className={styles.wait}>{isAway ? waitText(wait) : t(wait === null ? 'noCars' : promise)}</span>
      <span className={styles.about}>{t(km === null ? 'fareFrom' : 'fareAbout')}</span>
    </label>
  );
};

export type VehicleChoiceProps = {
  value: VehicleType;
  onChange: (vehicle: VehicleType) => void;
  /** The trip's length; null while a place is missing. */
  km: number | null;
  /** Undefined while the cars nearby are not known yet. */
  waits?: Waits;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the title is for screen readers only. */
  hidesTitle?: boolean;
};

/** The four vehicle types with their fares. */
export const VehicleChoice = ({ value, onChange, km, waits, now, hidesTitle }: VehicleChoiceProps) => {
  const t = useText(booking);
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hidesTitle ? hidden : styles.legend}>{t('vehicle')}</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <VehicleCard
            key={choice.vehicle}
            {...choice}
            km={km}
            wait={waits && (waits[choice.vehicle] ?? null)}
            now={now}
            name={name}
            isChosen={choice.vehicle === value}
            onChoose={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
};
