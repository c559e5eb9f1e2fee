import type { ReactNode } from 'react';
import { adminRides } from '../../intl/generated/en-US/admin-rides.ts';
import { useText } from '../../intl/use-text.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import * as line from '../filters/FilterLine.css.ts';
import { FilterLine, FoundCount } from '../filters/FilterLine.tsx';
import { Order } from '../filters/Order.tsx';
import { noFilters, type RideFilters, rideSorts, typeFilters } from './ride-filters.ts';
import { StatusFilterMenu } from './StatusFilterMenu.tsx';

export type RideFilterLineProps = {
  filters: RideFilters;
  onFilters: (filters: Partial<RideFilters>) => void;
  /** How many rides are found, as text, and as the text of a button. */
  count: string;
  showText: string;
  /** How many rides the search read before it stopped; null where it read all. */
  searched?: number | null;
  /** At the end of the line. */
  children?: ReactNode;
};

const typeTexts = {
  all: 'allTypes',
  pending: 'pendingRequests',
  completed: 'completedRides',
  silent: 'silentDriver',
} as const;
const sortTexts = {
  created_at: 'sortRequested',
  completed_at: 'sortCompleted',
  estimated_fare: 'sortFare',
  status: 'sortStatus',
  ride_type: 'sortType',
} as const;

/** The search, the filters and the order of the rides in one line. */
export const RideFilterLine = ({
  filters,
  onFilters,
  count,
  showText,
  searched,
  children,
}: RideFilterLineProps) => {
  const t = useText(adminRides);
  return (
    <FilterLine
      id="ride-monitoring"
      title={t('title')}
      search={{
        label: t('search'),
        placeholder: t('searchPlaceholder'),
        value: filters.search,
        onChange: (search) => onFilters({ search }),
      }}
      clear={t('clear')}
      onClear={() => onFilters(noFilters)}
      tools={children && <div className={line.tools}>{children}</div>}
      found={<FoundCount count={count} cut={searched != null && t('searchCut', { count: searched })} />}
    >
      <div className={line.filter}>
        <StatusFilterMenu
          statuses={filters.statuses}
          onStatuses={(statuses) => onFilters({ statuses })}
          showText={showText}
        />
      </div>
      <div className={line.filter}>
        <Select
          label={t('type')}
          hideLabel
          options={typeFilters.map((id) => ({ id, label: t(typeTexts[id]) }))}
          value={filters.type}
          onChange={(next) => onFilters({ type: next })}
        />
      </div>
      <Order
        label={t('sort')}
        options={rideSorts.map((id) => ({ id, label: t(sortTexts[id]) }))}
        sort={filters.sort}
        direction={filters.direction}
        directionLabel={t(filters.direction === 'asc' ? 'ascending' : 'descending')}
        onOrder={onFilters}
      />
    </FilterLine>
  );
};
