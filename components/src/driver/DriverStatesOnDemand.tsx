import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import type { AnotherDeviceProps, PendingReviewProps } from './DriverStates.tsx';

const states = () => import('./DriverStates.tsx');

/** What few drivers see: that they have no vehicle yet, are not approved, or are online on another device. */
export const NoDriverProfileOnDemand = onDemand<{ profileHref: string }>(
  async () => (await states()).NoDriverProfile,
);
export const PendingReviewOnDemand = onDemand<PendingReviewProps>(async () => (await states()).PendingReview);
export const AnotherDeviceOnDemand = onDemand<AnotherDeviceProps>(async () => (await states()).AnotherDevice);
/** No route leads other users to the dashboard, but a page that embeds it may. */
export const AccessDeniedOnDemand = onDemand<object>(async () => (await states()).AccessDenied);
