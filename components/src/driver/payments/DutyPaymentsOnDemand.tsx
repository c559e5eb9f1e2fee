import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';

/** Pending and recent payments, below the first view. Their code is fetched once the dashboard shows. */
export const PendingPaymentsOnDemand = onDemand<object>(() =>
  import('./PendingPayments.tsx').then(({ PendingPayments }) => PendingPayments),
);
export const RecentPaymentsOnDemand = onDemand<object>(() =>
  import('./RecentPayments.tsx').then(({ RecentPayments }) => RecentPayments),
);
