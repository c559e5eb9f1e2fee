import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { PendingPaymentsProps } from './PendingPayments.tsx';
import { PendingPaymentsSkeleton } from './PendingPaymentsSkeleton.tsx';
import type { RecentPaymentsProps } from './RecentPayments.tsx';

/** Pending and recent payments, below the first view. Their code is fetched once the dashboard shows. */
export const PendingPaymentsOnDemand = onDemand<PendingPaymentsProps>(
  () => import('./PendingPayments.tsx').then(({ PendingPayments }) => PendingPayments),
  { Placeholder: PendingPaymentsSkeleton },
);
export const RecentPaymentsOnDemand = onDemand<RecentPaymentsProps>(
  () => import('./RecentPayments.tsx').then(({ RecentPayments }) => RecentPayments),
  { Placeholder: PendingPaymentsSkeleton },
);
