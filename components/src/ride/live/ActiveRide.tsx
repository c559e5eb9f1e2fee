import { phaseOf } from '@mobility/openapi/lifecycle';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { rideLink } from '../../provider/links.ts';
import { useNearbyDrivers } from '../../provider/live/use-nearby-drivers.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useActiveRide } from '../../provider/rides/use-active-ride.ts';
import { CancelRideOnDemand } from '../cancel/CancelRideOnDemand.tsx';
import { MessageButton, type MessageTrigger } from '../conversation/MessageButton.tsx';
import { RideConversation } from '../conversation/RideConversation.tsx';
import { placeOf } from '../places.ts';
import { LiveRideCard } from './LiveRideCard.tsx';

export type ActiveRideProps = {
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

const wide = (trigger: MessageTrigger) => <MessageButton {...trigger} fullWidth />;

/** The signed-in rider's ride under way, live, and the dialog that cancels it. Empty without one. */
export const ActiveRide = ({ now }: ActiveRideProps) => {
  const { telemetry, links } = useMobility();
  const { ride, actor, snapshot } = useActiveRide();
  const isSearching = ride !== null && phaseOf[ride.status] === 'pending';
  const { nearby_drivers: drivers } = useNearbyDrivers(
    isSearching ? (placeOf(ride.pickup_location, undefined) ?? null) : null,
  );
  usePreload(CancelRideOnDemand);
  if (!actor || !snapshot) return null;
  return (
    <>
      {ride && (
        <LiveRideCard
          ride={ride}
          drivers={drivers}
          driver={telemetry.driver(ride.id)}
          contact={<RideConversation ride={ride} trigger={wide} />}
          href={rideLink(links, ride.id)}
          now={now}
          onCancel={() => actor.send({ type: 'openCancel' })}
        />
      )}
      <CancelRideOnDemand snapshot={snapshot} send={actor.send} />
    </>
  );
};
