import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import CarFront from 'lucide-react/icons/car-front';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { AvailableRideRow } from './AvailableRideRow.tsx';
import * as styles from './AvailableRides.css.ts';

export type AvailableRidesProps = {
  /** The requests to list, without the one on the offer card and without declined ones. */
  rides: readonly AvailableRide[];
  isOnline: boolean;
  /** True when a request already stands on the offer card. */
  hasOffer?: boolean;
  radiusKm: number;
  /** The driver's balance; null while it loads. */
  balance: number | null;
  hasActiveRide: boolean;
  /** The ride whose accept is on its way. */
  acceptingId: string | null;
  onAccept(ride: AvailableRide): void;
  onDecline(ride: AvailableRide): void;
};

/** The requests within the driver's radius: the first five, then how many more. */
export function AvailableRides({ rides, isOnline, hasOffer, radiusKm, ...rowProps }: AvailableRidesProps) {
  const { availableRides: shown } = limits.driverDashboard;
  const more = rides.length - shown;
  const title = (
    <span className={styles.title}>
      Available rides {rides.length > 0 && <Badge tone="neutral">{rides.length}</Badge>}
    </span>
  );
  const radius = <span className={styles.radius}>within {radiusKm} km</span>;
  return (
    <Card as="section" title={title} action={radius} padding="none">
      {rides.length === 0 && <NoRides isOnline={isOnline} hasOffer={hasOffer} />}
      <ul>
        {rides.slice(0, shown).map((ride) => (
          <AvailableRideRow key={ride.id} ride={ride} {...rowProps} />
        ))}
      </ul>
      {more > 0 && <p className={styles.more}>+{more} more</p>}
    </Card>
  );
}

function NoRides({ isOnline, hasOffer }: { isOnline: boolean; hasOffer?: boolean }) {
  if (!isOnline) {
    return (
      <EmptyState
        icon={<CarFront size={24} />}
        title="You are offline"
        text="Go online to see ride requests."
      />
    );
  }
  if (hasOffer) return <EmptyState icon={<CarFront size={24} />} title="No other ride requests right now" />;
  return (
    <EmptyState
      icon={<CarFront size={24} />}
      title="No ride requests right now"
      text="New requests within your radius appear here by themselves."
    />
  );
}
