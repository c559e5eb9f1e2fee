import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { OfferCardProps } from './OfferCard.tsx';

/** The first offer, whose code is fetched once the dashboard shows. */
export const OfferCardOnDemand = onDemand<OfferCardProps>(
  () => import('./OfferCard.tsx').then((module) => module.OfferCard),
  { Placeholder: () => <Skeleton height={320} shape="block" /> },
);
