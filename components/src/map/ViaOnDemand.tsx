import { onDemand } from '../primitives/OnDemand/on-demand.tsx';

/** The streets of a trip. They are found in the map's own street network, which loads with the map. */
export const ViaOnDemand = onDemand(() => import('./ViaStreets.tsx').then(({ ViaStreets }) => ViaStreets));
