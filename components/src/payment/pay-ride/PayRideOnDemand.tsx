import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { PayRideProps } from './PayRide.tsx';

/** The dialog that pays a ride, whose code no page needs before it opens. */
export const PayRideOnDemand = onDemand<PayRideProps>(() =>
  import('./PayRide.tsx').then(({ PayRide }) => PayRide),
);
