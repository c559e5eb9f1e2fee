import { rideFare } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { Money } from '../primitives/Money/Money.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import * as styles from './RiderStats.css.ts';

type RiderStatsProps = {
  /** All rides of the rider; null while they load or when that failed. */
  rides: readonly Ride[] | null;
  hasFailed: boolean;
  /** The rider's own rating; the default where there is none. */
  rating?: number | null;
};

const of = (rides: readonly Ride[], status: Ride['status']) => rides.filter((ride) => ride.status === status);

/** Total Rides, Total Spent, Your Rating and Favorite. */
export function RiderStats({ rides, hasFailed, rating }: RiderStatsProps) {
  const missing = (width: number) => (hasFailed ? '–' : <Skeleton width={width} height={24} />);
  const completed = of(rides ?? [], 'completed');
  const pending = of(rides ?? [], 'pending').length;
  const spent = completed.reduce((sum, ride) => sum + rideFare(ride), 0);
  return (
    <dl className={styles.stats}>
      <Stat label="Total Rides" note={rides ? `${completed.length} completed, ${pending} pending` : ''}>
        {rides?.length ?? missing(48)}
      </Stat>
      <Stat label="Total Spent" note="Completed rides only">
        {rides ? <Money amount={spent} /> : missing(96)}
      </Stat>
      <Stat label="Your Rating" note="Given by drivers">
        {(rating ?? limits.rating.default).toFixed(1).replace('.0', '')}
        <Star size={20} fill="currentColor" aria-hidden />
      </Stat>
      <Stat label="Favorite" note="Most visited area">
        Downtown
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
