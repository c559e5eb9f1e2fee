import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { TripChoicesProps } from './TripChoices.tsx';

/** On a phone they are the second step; on a wide screen they are fetched while the places are shown. */
export const TripChoicesOnDemand = onDemand<TripChoicesProps>(() =>
  import('./TripChoices.tsx').then(({ TripChoices }) => TripChoices),
);
