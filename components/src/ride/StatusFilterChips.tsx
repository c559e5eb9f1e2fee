import type { RideFilter } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useFormats } from '../format/use-formats.ts';
import { ride } from '../intl/generated/en-US/ride.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './StatusFilter.css.ts';
import { countOf, statusText } from './status.ts';

type StatusFilterChipsProps = {
  /** The filters to offer, in order. */
  filters: readonly RideFilter[];
  value: RideFilter;
  /** The rides that are counted, before the filter; null while they are not known. */
  rides: readonly Ride[] | null;
  onChange(value: RideFilter): void;
};

/** A choice of one status, each with its count, in one line that scrolls on phones. */
export function StatusFilterChips({ filters, value, rides, onChange }: StatusFilterChipsProps) {
  const t = useText(ride);
  const formats = useFormats();
  const change = (next: string) => {
    const filter = filters.find((known) => known === next);
    if (filter) onChange(filter);
  };
  return (
    <RadioGroup
      aria-label={t('status')}
      orientation="horizontal"
      className={styles.chips}
      value={value}
      onChange={change}
    >
      {filters.map((filter) => (
        <Radio key={filter} value={filter} className={styles.chip}>
          {statusText(t, filter)}{' '}
          {rides && <span className={styles.count}>{formats.number(countOf(rides, filter))}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
}
