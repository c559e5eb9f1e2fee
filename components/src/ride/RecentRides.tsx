import { sortRides } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CarFront from 'lucide-react/icons/car-front';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-aria-components/Link';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { RideRow, type RideRowActions } from './RideRow.tsx';
import * as styles from './RiderDashboard.css.ts';

export type RecentRidesProps = RideRowActions & {
  rides: readonly Ride[];
  state: 'loading' | 'failed' | 'ready';
  /** The sentence of a failed load. */
  error?: string;
  onRetry(): void;
};

/** The rider's three newest rides. */
export function RecentRides(props: RecentRidesProps) {
  const all = (
    <Link className={styles.more} href="/rides">
      View All
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
  return (
    <Card as="section" title="Recent Rides" action={all} padding="none">
      <Content {...props} />
    </Card>
  );
}

function Content({ rides, state, error, onRetry, ...actions }: RecentRidesProps) {
  if (state === 'loading') return <Loading />;
  if (state === 'failed') {
    return (
      <div className={styles.padded}>
        <Notice tone="critical" title={error ?? 'Failed to load recent rides'} onRetry={onRetry}>
          Check your connection, then try again.
        </Notice>
      </div>
    );
  }
  if (rides.length === 0) {
    const book = <LinkButton href="/book-ride">Book Your First Ride</LinkButton>;
    return <EmptyState icon={<CarFront size={24} />} title="No recent rides found" action={book} />;
  }
  return (
    <ul>
      {sortRides(rides)
        .slice(0, limits.riderDashboard.recentRides)
        .map((ride) => (
          <RideRow key={ride.id} ride={ride} {...actions} />
        ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} width="100%" height={104} />
      ))}
    </div>
  );
}
