import type { RideFilter } from '@mobility/machines/ride';
import { createContext, memo, useContext, useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useFormats } from '../../format/use-formats.ts';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { countsOf, statusText } from '../status.ts';
import * as styles from './StatusFilter.css.ts';
import type { Counted } from './use-ride-filter.ts';

type ChipsProps = {
  /** The filters to offer, in order. */
  filters: readonly RideFilter[];
  value: RideFilter;
  onChange(value: RideFilter): void;
};
type StatusFilterChipsProps = ChipsProps & {
  /** The rides before the filter, or how many there are of each status; null while they are not known. */
  counted: Counted;
};

const Counts = createContext<readonly (number | null)[] | null>(null);

const Count = ({ index }: { index: number }) => {
  const formats = useFormats();
  const count = useContext(Counts)?.[index] ?? null;
  return <span className={styles.count}>{count === null ? null : formats.number(count)}</span>;
};

/** The chips are drawn once; a search changes only their counts. */
const Chips = memo(({ filters, value, onChange }: ChipsProps) => {
  const t = useText(ride);
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
      {filters.map((filter, index) => (
        <Radio key={filter} value={filter} className={styles.chip}>
          {statusText(t, filter)} <Count index={index} />
        </Radio>
      ))}
    </RadioGroup>
  );
});

/** A choice of one status, each with its count, in one line that scrolls on phones. */
export function StatusFilterChips({ counted, ...chips }: StatusFilterChipsProps) {
  const { filters } = chips;
  const counts = useMemo(() => {
    if (counted === null) return null;
    return 'all' in counted ? filters.map((filter) => counted[filter]) : countsOf(counted, filters);
  }, [counted, filters]);
  return (
    <Counts.Provider value={counts}>
      <Chips {...chips} />
    </Counts.Provider>
  );
}
