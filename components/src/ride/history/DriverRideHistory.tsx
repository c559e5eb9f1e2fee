import type { Ride } from '@mobility/openapi';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { common } from '../../intl/generated/en-US/common.ts';
import { history } from '../../intl/generated/en-US/history.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { frame } from '../../theme/frame.css.ts';
import { UnreadableRides } from '../UnreadableRides.tsx';
import * as styles from './DriverRideHistory.css.ts';
import { DriverRideTable } from './DriverRideTable.tsx';
import { HistoryFailed } from './HistoryFailed.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { MoreRides, type MoreRidesProps } from './MoreRides.tsx';
import { NoRides } from './NoRides.tsx';
import { page, subtitle, title } from './RideHistory.css.ts';
import { SearchReach } from './SearchReach.tsx';
import { StatusFilterChips } from './StatusFilterChips.tsx';
import { type FilterOptions, foundOf, totalsOf, useRideFilter } from './use-ride-filter.ts';

const filters = ['all', 'completed', 'in_progress', 'accepted', 'cancelled'] as const;
const searchedFields = ['rider_name'] as const;

export type DriverRideHistoryProps = FilterOptions & {
  rides: readonly Ride[];
  /** How many more rides there are that could not be read. */
  unreadable?: number;
  state: 'loading' | 'failed' | 'ready';
  /** What the load failed with. */
  error?: unknown;
  isRefreshing: boolean;
  /** The driver's earnings, above the rides. */
  earnings?: ReactNode;
  onRefresh(): void;
  onDetails(ride: Ride): void;
  /** The further pages; absent where all rides are at hand. */
  more?: MoreRidesProps;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** A driver's rides as a table, which becomes cards on narrow screens. */
export function DriverRideHistory({
  rides,
  unreadable = 0,
  state,
  error,
  isRefreshing,
  earnings,
  onRefresh,
  onDetails,
  more,
  now,
  ...options
}: DriverRideHistoryProps) {
  const t = useText(history);
  const tRide = useText(rideTexts);
  const tCommon = useText(common);
  const { search, setSearch, filter, setFilter, isFiltered, counted, shown } = useRideFilter(
    rides,
    options,
    searchedFields,
  );
  const totals = totalsOf(shown, rides, filter, options.served);
  return (
    <div className={frame} data-testid="ride-history">
      <div className={page}>
        <header className={styles.head}>
          <div>
            <Heading id="driver-history" className={title}>
              {tRide('rideHistory')}
            </Heading>
            <p className={subtitle}>
              {state === 'ready' && unreadable === 0
                ? t('historyOfDriver', totals)
                : t('historyOfDriverLoading')}
            </p>
          </div>
          <Button
            icon={<RefreshCw size={20} aria-hidden />}
            className={styles.refresh}
            isPending={isRefreshing}
            onPress={onRefresh}
          >
            <span className={styles.refreshWord}>{tCommon('refresh')}</span>
          </Button>
        </header>
        {earnings && <div className={styles.earnings}>{earnings}</div>}
        <section className={styles.panel} aria-labelledby="driver-history">
          <div className={styles.tools}>
            <SearchField
              label={t('searchRides')}
              value={search}
              onChange={setSearch}
              placeholder={t('searchByRider')}
            />
            <StatusFilterChips
              filters={filters}
              value={filter}
              counted={state === 'ready' && unreadable === 0 ? counted : null}
              onChange={setFilter}
            />
          </div>
          <UnreadableRides count={unreadable} />
          <SearchReach search={search} served={options.served} />
          {state === 'loading' && <HistorySkeleton />}
          {state === 'failed' && <HistoryFailed error={error} onRetry={onRefresh} />}
          {state === 'ready' && shown.length > 0 && (
            <DriverRideTable rides={shown} onDetails={onDetails} now={now} />
          )}
          {state === 'ready' && more && (
            <MoreRides {...more} shown={shown.length} total={foundOf(options.served, filter)} />
          )}
          {state === 'ready' && shown.length === 0 && (isFiltered || unreadable === 0) && (
            <NoRides viewer="driver" isFiltered={isFiltered} />
          )}
        </section>
      </div>
    </div>
  );
}
