import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../provider/mobility.ts';
import { useActiveRide } from '../provider/use-active-ride.ts';
import { useReadable } from '../provider/use-readable.ts';
import { CancelRideOnDemand } from './CancelRideOnDemand.tsx';
import { LiveRideCard } from './LiveRideCard.tsx';

export type ActiveRideProps = {
  /** Holds the time still, in milliseconds. */
  now?: number;
};

/** The signed-in rider's ride under way, live, and the dialog that cancels it. Empty without one. */
export const ActiveRide = ({ now }: ActiveRideProps) => {
  const { telemetry } = useMobility();
  const { nearby_drivers: drivers } = useReadable(telemetry.nearby);
  const { ride, actor, snapshot } = useActiveRide();
  usePreload(CancelRideOnDemand);
  if (!actor || !snapshot) return null;
  return (
    <>
      {ride && (
        <LiveRideCard
          ride={ride}
          drivers={drivers}
          driver={telemetry.driver(ride.id)}
          now={now}
          onCancel={() => actor.send({ type: 'openCancel' })}
        />
      )}
      <CancelRideOnDemand snapshot={snapshot} send={actor.send} />
    </>
  );
};
