import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { PayOpenRideProps } from './PayOpenRide.tsx';

/** The dialog that pays a ride, whose code no page needs before it opens. */
export const PayOpenRideOnDemand = onDemand<PayOpenRideProps>(
  () => import('./PayOpenRide.tsx').then(({ PayOpenRide }) => PayOpenRide),
  { isWanted: ({ ride }) => ride !== undefined },
);
