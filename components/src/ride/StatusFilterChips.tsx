import type { RideFilter } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as styles from './StatusFilter.css.ts';
import { countOf, wordOf } from './status.ts';

type StatusFilterChipsProps = {
  /** The filters to offer, in order. */
  filters: readonly RideFilter[];
  value: RideFilter;
  /** The rides that are counted, before the filter. */
  rides: readonly Ride[];
  onChange(value: RideFilter): void;
};

/** One of several statuses, each with its count, in one line that scrolls on phones. */
export function StatusFilterChips({ filters, value, rides, onChange }: StatusFilterChipsProps) {
  const change = (next: string) => {
    const filter = filters.find((known) => known === next);
    if (filter) onChange(filter);
  };
  return (
    <RadioGroup
      aria-label="Status"
      orientation="horizontal"
      className={styles.chips}
      value={value}
      onChange={change}
    >
      {filters.map((filter) => (
        <Radio key={filter} value={filter} className={styles.chip}>
          {wordOf(filter)} <span className={styles.count}>{countOf(rides, filter)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
