import { MapGround } from '../../map/MapGround.tsx';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { OfferMapProps } from './OfferMap.tsx';

/** The map of an offer, whose code is fetched once the dashboard shows. */
export const OfferMapOnDemand = onDemand<OfferMapProps>(
  () => import('./OfferMap.tsx').then(({ OfferMap }) => OfferMap),
  { Placeholder: MapGround },
);
