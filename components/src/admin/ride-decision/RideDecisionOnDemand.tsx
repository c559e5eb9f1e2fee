import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { RideDecisionProps } from './RideDecision.tsx';

/** The decision about a ride, whose code only admins fetch. */
export const RideDecisionOnDemand = onDemand<RideDecisionProps>(() =>
  import('./RideDecision.tsx').then((module) => module.RideDecision),
);
