import { matchesFilter, matchesSearch, type RideFilter, sortRides } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import CarFront from 'lucide-react/icons/car-front';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import * as styles from './DriverRideHistory.css.ts';
import { DriverRideTable } from './DriverRideTable.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { page } from './RideHistory.css.ts';
import { StatusFilterChips } from './StatusFilterChips.tsx';

const filters = ['all', 'completed', 'in_progress', 'accepted', 'cancelled'] as const;

export type DriverRideHistoryProps = {
  rides: readonly Ride[];
  state: 'loading' | 'failed' | 'ready';
  /** The sentence of a failed load. */
  error?: string;
  isRefreshing: boolean;
  onRefresh(): void;
};

/** A driver's rides as a table, which becomes cards on narrow screens. */
export function DriverRideHistory({ rides, state, error, isRefreshing, onRefresh }: DriverRideHistoryProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RideFilter>('all');
  const found = sortRides(rides).filter((ride) => matchesSearch(ride, search, ['rider_name']));
  const shown = found.filter((ride) => matchesFilter(ride, filter));
  return (
    <div className={page} data-testid="ride-history">
      <section className={styles.panel} aria-labelledby="driver-history">
        <header className={styles.head}>
          <div>
            <h1 id="driver-history" className={styles.title}>
              Ride History
            </h1>
            <p className={styles.subtitle}>
              {`View and manage all your completed rides (${shown.length} of ${rides.length} rides)`}
            </p>
          </div>
          <IconButton
            label="Refresh"
            variant="secondary"
            icon={<RefreshCw size={20} aria-hidden />}
            isPending={isRefreshing}
            onPress={onRefresh}
          />
        </header>
        <div className={styles.tools}>
          <SearchField
            label="Search rides"
            value={search}
            onChange={setSearch}
            placeholder="Search by rider, address, or ride ID..."
          />
          <StatusFilterChips filters={filters} value={filter} rides={found} onChange={setFilter} />
        </div>
        {state === 'loading' && <HistorySkeleton />}
        {state === 'failed' && (
          <Notice tone="critical" title={error ?? 'Failed to load ride history'} onRetry={onRefresh}>
            Check your connection, then try again.
          </Notice>
        )}
        {state === 'ready' && shown.length > 0 && <DriverRideTable rides={shown} />}
        {state === 'ready' && shown.length === 0 && <Empty isFiltered={search !== '' || filter !== 'all'} />}
      </section>
    </div>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      icon={<SearchX size={24} />}
      title="No rides found"
      text="Try adjusting your search or filters"
    />
  ) : (
    <EmptyState
      icon={<CarFront size={24} />}
      title="No rides yet"
      text="Complete your first ride to see it here"
    />
  );
}
