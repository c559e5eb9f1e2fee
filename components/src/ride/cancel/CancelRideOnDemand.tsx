import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { CancelOtherRideProps } from './CancelOtherRide.tsx';
import type { CancelRideDialogProps } from './CancelRideDialog.tsx';

/** The dialog that cancels a ride, whose code no page needs before it opens. */
export const CancelRideOnDemand = onDemand<CancelRideDialogProps>(
  () => import('./CancelRideDialog.tsx').then(({ CancelRideDialog }) => CancelRideDialog),
  { isWanted: ({ snapshot }) => !snapshot.matches({ cancel: 'closed' }) },
);

/** The same for a ride that is not the active one. */
export const CancelOtherRideOnDemand = onDemand<CancelOtherRideProps>(() =>
  import('./CancelOtherRide.tsx').then(({ CancelOtherRide }) => CancelOtherRide),
);
