import { onDemand } from '../../../primitives/OnDemand/on-demand.tsx';
import type { NextTurnBarProps } from './NextTurnBar.tsx';

/** The next turn. It is found in the map's own street network, which loads with the map. */
export const NextTurnOnDemand = onDemand<NextTurnBarProps>(() =>
  import('./NextTurnBar.tsx').then(({ NextTurnBar }) => NextTurnBar),
);
