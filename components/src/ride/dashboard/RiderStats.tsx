import { rideFare } from '@mobility/machines/ride';
import type { Ride, RideCounts } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { placeName } from '@mobility/openapi/place-name';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { isStatusKnown } from '../status.ts';
import * as styles from './RiderStats.css.ts';

type RiderStatsProps = {
  /** The newest rides of the rider; null while they load or when that failed. */
  rides: readonly Ride[] | null;
  /** The figures of all rides, where there are more than the newest; null while they load. */
  counts?: RideCounts | null;
  hasFailed: boolean;
  /** The rider's own rating; the default where there is none. */
  rating?: number | null;
};

const withStatus = (rides: readonly Ride[], status: Ride['status']) =>
  rides.filter((ride) => ride.status === status);

const toOneDecimal = (rating: number): number => Math.round(rating * 10) / 10;

/** Where the rider went most often, the newest of equals; undefined while no place was visited twice. */
const favoriteOf = (completed: readonly Ride[]): string | undefined => {
  const visits = new Map<string, number>();
  for (const { dropoff_address } of completed) {
    const name = placeName(dropoff_address);
    if (name) visits.set(name, (visits.get(name) ?? 0) + 1);
  }
  const most = Math.max(...visits.values());
  return most > 1 ? [...visits].find(([, count]) => count === most)?.[0] : undefined;
};

const countsOf = (rides: readonly Ride[], completed: readonly Ride[]) => ({
  all: rides.length,
  completed: completed.length,
  pending: withStatus(rides, 'pending').length,
  completed_fares: completed.reduce((sum, ride) => sum + rideFare(ride), 0),
});

/** Total Rides, Total Spent, Your Rating and Favorite. */
export function RiderStats({ rides: newest, counts, hasFailed, rating }: RiderStatsProps) {
  const t = useText(rideTexts);
  const formats = useFormats();
  const missing = (width: number, isUnknown = hasFailed) =>
    isUnknown ? '–' : <Skeleton width={width} height={24} />;
  const rides = counts === null ? null : newest;
  const completed = withStatus(rides ?? [], 'completed');
  const isCertain = rides?.every(isStatusKnown) ?? false;
  const { all, ...known } = rides && counts ? counts : countsOf(rides ?? [], completed);
  return (
    <dl className={styles.stats}>
      <Stat
        label={t('totalRides')}
        note={
          isCertain ? t('completedAndPending', { completed: known.completed, pending: known.pending }) : ''
        }
      >
        {rides ? formats.number(all) : missing(48)}
      </Stat>
      <Stat label={t('totalSpent')} note={t('completedRidesOnly')}>
        {isCertain && known.completed_fares !== undefined ? (
          <Money amount={known.completed_fares} />
        ) : (
          missing(96, hasFailed || rides !== null)
        )}
      </Stat>
      <Stat label={t('yourOwnRating')} note={rating ? t('givenByDrivers') : ''}>
        {formats.number(toOneDecimal(rating ?? limits.rating.default))}
        <Star size={20} fill="currentColor" aria-hidden />
      </Stat>
      <Stat label={t('favorite')} note={t('mostVisitedArea')}>
        {newest ? (
          <span dir="auto">{favoriteOf(withStatus(newest, 'completed')) ?? t('downtown')}</span>
        ) : (
          missing(96)
        )}
      </Stat>
    </dl>
  );
}

function Stat({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
