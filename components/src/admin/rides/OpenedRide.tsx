import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { RideDetailsOnDemand } from '../../ride/details/RideDetailsOnDemand.tsx';
import { RideDecisionOnDemand } from '../ride-decision/RideDecisionOnDemand.tsx';

/** What the details need besides the table. */
export const OpenedRideParts = [RideDetailsOnDemand, RideDecisionOnDemand] as const;

export type OpenedRideProps = {
  /** The ride whose details are open; null closes them. */
  ride: Ride | null;
  onClose: () => void;
};

/** The details of a ride, and the decision about it that takes their place. */
export const OpenedRide = ({ ride, onClose }: OpenedRideProps) => {
  const [decided, setDecided] = useState<Ride | null>(null);
  return (
    <>
      <RideDetailsOnDemand
        ride={ride}
        onClose={onClose}
        onDecide={(stuck) => {
          setDecided(stuck);
          onClose();
        }}
      />
      {decided && <RideDecisionOnDemand key={decided.id} ride={decided} onClose={() => setDecided(null)} />}
    </>
  );
};
