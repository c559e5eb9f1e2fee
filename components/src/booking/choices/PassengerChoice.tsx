import { limits } from '@mobility/openapi/limits';
import { useId } from 'react';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { bookingChoices } from '../../intl/generated/en-US/booking-choices.ts';
import { useText } from '../../intl/use-text.ts';
import * as styles from './PassengerChoice.css.ts';

export type PassengerChoiceProps = { value: number; onChange: (count: number) => void };

/** 1, 2, 3 or 4+ on one track. */
export const PassengerChoice = ({ value, onChange }: PassengerChoiceProps) => {
  const t = useText(booking);
  const tChoices = useText(bookingChoices);
  const labelId = useId();
  const shown = (count: number): string => (count === 4 ? tChoices('fourOrMore') : String(count));
  // The name must contain what is shown. Arabic has words for one and two passengers, without the digit.
  const nameOf = (count: number): string => {
    const name = t('passengers', { count });
    return name.includes(shown(count)) ? name : `${shown(count)}: ${name}`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its buttons.
    <div className={styles.choice} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {tChoices('passengersLabel')}
      </span>
      <div className={styles.track}>
        {limits.booking.passengers.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.option}
            aria-pressed={count === value}
            aria-label={nameOf(count)}
            onClick={() => onChange(count)}
          >
            {shown(count)}
          </button>
        ))}
      </div>
    </div>
  );
};
