import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { SafetyDialogProps } from './SafetyDialog.tsx';
import type { ShareTripDialogProps } from './ShareTripDialog.tsx';

/** The dialog that shares a ride, whose code no page needs before it opens. */
export const ShareTripOnDemand = onDemand<ShareTripDialogProps>(
  () => import('./ShareTripDialog.tsx').then(({ ShareTripDialog }) => ShareTripDialog),
  { isWanted: ({ snapshot }) => !snapshot.matches('closed') },
);

/** The dialog for an emergency, whose code no page needs before it opens. */
export const SafetyOnDemand = onDemand<SafetyDialogProps>(
  () => import('./SafetyDialog.tsx').then(({ SafetyDialog }) => SafetyDialog),
  { isWanted: ({ snapshot }) => !snapshot.matches('closed') },
);
