import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { OfferProps } from './Offer.tsx';

/** The first offer, whose code is fetched once the dashboard shows. */
export const OfferCardOnDemand = onDemand<OfferProps>(
  () => import('./Offer.tsx').then((module) => module.Offer),
  { Placeholder: () => <Skeleton height={320} shape="block" /> },
);
