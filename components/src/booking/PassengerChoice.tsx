import { limits } from '@mobility/openapi/limits';
import { useId } from 'react';
import * as styles from './PassengerChoice.css.ts';
import { passengersText } from './trip-words.ts';

export type PassengerChoiceProps = { value: number; onChange: (count: number) => void };

/** 1, 2, 3 or 4+ on one track. */
export const PassengerChoice = ({ value, onChange }: PassengerChoiceProps) => {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons.
    <div className={styles.choice} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        Passengers
      </span>
      <div className={styles.track}>
        {limits.booking.passengers.map((count) => (
          <button
            key={count}
            type="button"
            className={styles.option}
            aria-pressed={count === value}
            aria-label={passengersText(count)}
            onClick={() => onChange(count)}
          >
            {count === 4 ? '4+' : count}
          </button>
        ))}
      </div>
    </div>
  );
};
