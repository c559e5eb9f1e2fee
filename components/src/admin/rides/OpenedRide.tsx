import type { Ride } from '@mobility/openapi';
import { type ReactNode, useState } from 'react';
import { RideDetailsOnDemand } from '../../ride/details/RideDetailsOnDemand.tsx';
import { outcomesOf } from '../ride-decision/outcomes.ts';
import { RideDecisionOnDemand } from '../ride-decision/RideDecisionOnDemand.tsx';

/** What the details need besides the table. */
export const OpenedRideParts = [RideDetailsOnDemand, RideDecisionOnDemand] as const;

export type OpenedRideProps = {
  /** The ride whose details are open; null closes them. */
  ride: Ride | null;
  /** Whether the decision about the ride is open in place of its details. */
  isDeciding: boolean;
  /** The address of a user's details. */
  hrefOfUser?: (id: string) => string;
  onDecide: () => void;
  /** Goes back from the decision to the details. */
  onKeep: () => void;
  onClose: () => void;
};

type DecisionProps = { ride: Ride; onClose: () => void; children: ReactNode };

/**
 * The decision about the ride as it was when it was asked for: a ride that changes in between does not take the question
 * away, but is shown when the admin asks for it. A ride that permits none shows its details.
 */
const Decision = ({ ride, onClose, children }: DecisionProps) => {
  const [asked, setAsked] = useState(ride);
  if (outcomesOf(asked).length === 0) return children;
  return <RideDecisionOnDemand ride={asked} now={ride} onUpdate={() => setAsked(ride)} onClose={onClose} />;
};

/** Whether the admin has come back from the decision about this ride to its details. */
const useWasDeciding = (id: string | undefined, isDeciding: boolean): boolean => {
  const [decided, setDecided] = useState<string>();
  const next = isDeciding || id === decided ? id : undefined;
  if (next !== decided) setDecided(next);
  return next !== undefined && !isDeciding;
};

/** The details of a ride, and the decision about it that takes their place. */
export const OpenedRide = ({ ride, isDeciding, hrefOfUser, onDecide, onKeep, onClose }: OpenedRideProps) => {
  const wasDeciding = useWasDeciding(ride?.id, isDeciding);
  const details = <RideDetailsOnDemand {...{ ride, onClose, onDecide, wasDeciding, hrefOfUser }} />;
  if (!ride || !isDeciding) return details;
  return (
    <Decision key={ride.id} ride={ride} onClose={onKeep}>
      {details}
    </Decision>
  );
};
