import { matchesFilter, matchesSearch, type RideFilter, sortRides } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { useMemo, useState } from 'react';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { NoRides } from './NoRides.tsx';
import * as styles from './RideHistory.css.ts';
import { type RideHistoryActions, RideHistoryCard } from './RideHistoryCard.tsx';
import { StatusFilterChips } from './StatusFilterChips.tsx';
import { useNow } from './use-now.ts';

const filters = ['all', 'completed', 'in_progress', 'accepted', 'cancelled', 'pending'] as const;

export type RideHistoryProps = RideHistoryActions & {
  viewer: 'rider' | 'admin';
  rides: readonly Ride[];
  state: 'loading' | 'failed' | 'ready';
  /** The sentence of a failed load. */
  error?: string;
  onRetry(): void;
  /** The ride whose rating widget is open, and how far it is. */
  rating?: { rideId: string; isSubmitting: boolean; picked?: number | null } | null;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** 'Ride History' of riders and admins: search, filter and one card per ride, the newest first. */
export function RideHistory({
  viewer,
  rides,
  state,
  error,
  onRetry,
  rating,
  now: held,
  ...actions
}: RideHistoryProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RideFilter>('all');
  const now = useNow(held);
  const found = useMemo(
    () => sortRides(rides).filter((ride) => matchesSearch(ride, search)),
    [rides, search],
  );
  const shown = found.filter((ride) => matchesFilter(ride, filter));
  return (
    <div className={styles.page} data-testid="ride-history">
      <h1 className={styles.title}>Ride History</h1>
      <p
        className={styles.subtitle}
      >{`View and manage all ${viewer === 'admin' ? 'platform' : 'your'} rides`}</p>
      <div className={styles.tools}>
        <SearchField
          label="Search rides"
          value={search}
          onChange={setSearch}
          placeholder="Search by location or ride ID..."
        />
        <div className={styles.shrink}>
          <StatusFilterChips filters={filters} value={filter} rides={found} onChange={setFilter} />
        </div>
      </div>
      {state === 'loading' && <HistorySkeleton />}
      {state === 'failed' && (
        <Notice tone="critical" title={error ?? 'Failed to load ride history'} onRetry={onRetry}>
          Check your connection, then try again.
        </Notice>
      )}
      {state === 'ready' && shown.length === 0 && (
        <NoRides viewer={viewer} isFiltered={search !== '' || filter !== 'all'} />
      )}
      {state === 'ready' && (
        <ul className={styles.list}>
          {shown.map((ride) => (
            <li key={ride.id}>
              <RideHistoryCard
                ride={ride}
                now={now}
                rating={rating?.rideId === ride.id ? rating : undefined}
                {...actions}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
