import type { Ride } from '@mobility/openapi';
import { memo, useCallback } from 'react';
import { useNow } from '../../format/use-now.ts';
import { history } from '../../intl/generated/en-US/history.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LongList } from '../../primitives/LongList/LongList.tsx';
import { useIsPrinting } from '../../primitives/LongList/use-is-printing.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { frame } from '../../theme/frame.css.ts';
import { UnreadableRides } from '../UnreadableRides.tsx';
import { HistoryFailed } from './HistoryFailed.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { MoreRides, type MoreRidesProps } from './MoreRides.tsx';
import { NoRides } from './NoRides.tsx';
import * as styles from './RideHistory.css.ts';
import { type RideHistoryActions, RideHistoryCard } from './RideHistoryCard.tsx';
import { SearchReach } from './SearchReach.tsx';
import { StatusFilterChips } from './StatusFilterChips.tsx';
import { type FilterOptions, foundOf, useRideFilter } from './use-ride-filter.ts';
import { useSteadyActions } from './use-steady-actions.ts';

const filters = ['all', 'completed', 'in_progress', 'accepted', 'cancelled', 'pending'] as const;
/** Admins also search for people. */
const names = ['rider_name', 'driver_name'] as const;

export type RideHistoryViewProps = RideHistoryActions &
  FilterOptions & {
    viewer: 'rider' | 'admin';
    rides: readonly Ride[];
    /** How many more rides there are that could not be read. */
    unreadable?: number;
    state: 'loading' | 'failed' | 'ready';
    /** What the load failed with. */
    error?: unknown;
    onRetry(): void;
    /** The further pages; absent where all rides are at hand. */
    more?: MoreRidesProps;
    /** The ride whose rating widget is open, and how far it is. */
    rating?: { rideId: string; isSubmitting: boolean; picked?: number | null } | null;
    /** A fixed time in milliseconds since 1970, for stories and tests. */
    now?: number;
  };

/** 'Ride History' of riders and admins: search, filter and one card per ride, the newest first. */
export function RideHistoryView({
  viewer,
  rides,
  unreadable = 0,
  state,
  error,
  onRetry,
  rating,
  now,
  more,
  choice,
  onChoice,
  served,
  ...actions
}: RideHistoryViewProps) {
  const t = useText(history);
  const tRide = useText(rideTexts);
  const { search, setSearch, filter, setFilter, isFiltered, counted, shown } = useRideFilter(
    rides,
    { choice, onChoice, served },
    viewer === 'admin' ? names : undefined,
  );
  return (
    <div className={frame} data-testid="ride-history">
      <div className={styles.page}>
        <Heading className={styles.title}>{tRide('rideHistory')}</Heading>
        <p className={styles.subtitle}>{t(viewer === 'admin' ? 'historyOfPlatform' : 'historyOfRider')}</p>
        <div className={styles.tools}>
          <SearchField
            label={t('searchRides')}
            value={search}
            onChange={setSearch}
            placeholder={t('searchByLocation')}
          />
          <div className={styles.shrink}>
            <StatusFilterChips
              filters={filters}
              value={filter}
              counted={state === 'ready' && unreadable === 0 ? counted : null}
              onChange={setFilter}
            />
          </div>
        </div>
        {state === 'loading' && <HistorySkeleton />}
        {state === 'failed' && <HistoryFailed error={error} onRetry={onRetry} />}
        <UnreadableRides count={unreadable} />
        <SearchReach search={search} served={served} />
        {state === 'ready' && shown.length === 0 && (isFiltered || unreadable === 0) && (
          <NoRides viewer={viewer} isFiltered={isFiltered} links={actions.links} />
        )}
        {state === 'ready' && <Cards viewer={viewer} rides={shown} rating={rating} now={now} {...actions} />}
        {state === 'ready' && more && (
          <MoreRides {...more} shown={shown.length} total={foundOf(served, filter)} />
        )}
      </div>
    </div>
  );
}

type CardsProps = RideHistoryActions & Pick<RideHistoryViewProps, 'rides' | 'rating' | 'now'>;

/** How often the cards update their time, in milliseconds: a rating can be changed only for some minutes. */
const clockStep = 30_000;
/** The space between two cards, and the height of one before it is measured, in pixels. */
const gap = 12;
const estimate = 160;

const Cards = memo(({ rides, rating, now: held, ...actions }: CardsProps) => {
  const time = useNow(held, clockStep);
  // On paper each day has its date.
  const now = useIsPrinting() ? Number.NaN : time;
  const steady = useSteadyActions(actions);
  const keyAt = useCallback((index: number) => rides[index]?.id ?? '', [rides]);
  return (
    <LongList
      count={rides.length}
      gap={gap}
      estimate={estimate}
      keyAt={keyAt}
      renderAt={(index) => {
        const ride = rides[index];
        if (!ride) return null;
        return (
          <RideHistoryCard
            ride={ride}
            now={now}
            rating={rating?.rideId === ride.id ? rating : undefined}
            {...steady}
          />
        );
      }}
    />
  );
});
