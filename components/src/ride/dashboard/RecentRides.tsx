import { sortRides } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CarFront from 'lucide-react/icons/car-front';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-aria-components/Link';
import { useNow } from '../../format/use-now.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { defaultLinks, type Links } from '../../provider/links.ts';
import { mirrored } from '../../theme/mirrored.css.ts';
import { UnreadableRides } from '../UnreadableRides.tsx';
import type { RecentRidesFailedProps } from './RecentRidesFailed.tsx';
import { RideRow, type RideRowActions } from './RideRow.tsx';
import { RideRowSkeleton } from './RideRowSkeleton.tsx';
import * as styles from './RiderDashboard.css.ts';

export type RecentRidesProps = RideRowActions & {
  rides: readonly Ride[];
  /** How many more rides there are that could not be read. */
  unreadable?: number;
  state: 'loading' | 'failed' | 'ready';
  /** What the load failed with. */
  error?: unknown;
  onRetry(): void;
  links?: Links;
};

const RecentRidesFailed = onDemand<RecentRidesFailedProps>(() =>
  import('./RecentRidesFailed.tsx').then((module) => module.RecentRidesFailed),
);

/** The rider's three newest rides. */
export function RecentRides({ links = defaultLinks, ...props }: RecentRidesProps) {
  const t = useText(rideTexts);
  const all = (
    <Link className={styles.more} href={links.rides}>
      {t('viewAll')}
      <ChevronRight className={mirrored} size={16} aria-hidden />
    </Link>
  );
  return (
    <Card as="section" title={t('recentRides')} action={all} padding="none">
      <Content links={links} {...props} />
    </Card>
  );
}

const halfMinute = 30_000;

type ContentProps = RecentRidesProps & { links: Links };

function Content({ rides, unreadable = 0, state, error, onRetry, links, ...actions }: ContentProps) {
  const t = useText(rideTexts);
  const now = useNow(undefined, halfMinute);
  if (state === 'loading') return <Loading />;
  if (state === 'failed') return <RecentRidesFailed error={error} onRetry={onRetry} />;
  if (rides.length === 0 && unreadable > 0)
    return (
      <div className={styles.padded}>
        <UnreadableRides count={unreadable} />
      </div>
    );
  if (rides.length === 0) {
    const book = <LinkButton href={links.bookRide}>{t('bookFirstRide')}</LinkButton>;
    return <EmptyState icon={<CarFront size={24} />} title={t('noRecentRides')} action={book} />;
  }
  return (
    <ul>
      {sortRides(rides)
        .slice(0, limits.riderDashboard.recentRides)
        .map((ride) => (
          <RideRow key={ride.id} ride={ride} now={now} {...actions} />
        ))}
    </ul>
  );
}

function Loading() {
  const t = useText(rideTexts);
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingHistory')}</VisuallyHidden>
      <ul aria-hidden="true">
        {['first', 'second', 'third'].map((key) => (
          <RideRowSkeleton key={key} />
        ))}
      </ul>
    </div>
  );
}
