import { isActive, phaseOf } from '@mobility/openapi/lifecycle';
import CarFront from 'lucide-react/icons/car-front';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useNearbyDrivers } from '../../provider/live/use-nearby-drivers.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useActiveRide } from '../../provider/rides/use-active-ride.ts';
import { useMyRides } from '../../provider/rides/use-my-rides.ts';
import { PageLoading } from '../../shell/page/PageLoading.tsx';
import { CancelRideOnDemand } from '../cancel/CancelRideOnDemand.tsx';
import { placeOf } from '../places.ts';
import * as styles from './RideScreen.css.ts';
import { RideScreenView } from './RideScreenView.tsx';

export type RideScreenProps = {
  rideId: string;
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** One ride of the signed-in rider on a screen of its own: live while it is under way. */
export const RideScreen = ({ rideId, now }: RideScreenProps) => {
  const { telemetry } = useMobility();
  const active = useActiveRide();
  const rides = useMyRides();
  usePreload(CancelRideOnDemand);
  const isLive = active.ride?.id === rideId;
  const ride = isLive ? active.ride : (rides.data?.find(({ id }) => id === rideId) ?? null);
  const isSearching = ride !== null && phaseOf[ride.status] === 'pending';
  const pickup = isSearching ? placeOf(ride.pickup_location, undefined) : null;
  const { nearby_drivers: drivers } = useNearbyDrivers(pickup);
  const { actor, snapshot } = active;
  if (!ride) return active.isKnown && !rides.isPending ? <NoRide /> : <PageLoading />;
  return (
    <>
      <RideScreenView
        ride={ride}
        driver={isActive(ride) ? telemetry.driver(ride.id) : undefined}
        drivers={drivers}
        onCancel={isLive && actor ? () => actor.send({ type: 'openCancel' }) : undefined}
        now={now}
      />
      {actor && snapshot && <CancelRideOnDemand snapshot={snapshot} send={actor.send} />}
    </>
  );
};

const NoRide = () => {
  const t = useText(rideTexts);
  const { links } = useMobility();
  return (
    <div className={styles.none}>
      <EmptyState
        as="h1"
        icon={<CarFront size={24} />}
        title={t('rideNotFound')}
        action={<LinkButton href={links.rides}>{t('rideHistory')}</LinkButton>}
      />
    </div>
  );
};
