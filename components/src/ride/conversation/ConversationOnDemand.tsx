import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { ConversationDialogProps } from './ConversationDialog.tsx';

/** The dialog with the messages of a ride, whose code no page needs before it opens. */
export const ConversationOnDemand = onDemand<ConversationDialogProps>(
  () => import('./ConversationDialog.tsx').then(({ ConversationDialog }) => ConversationDialog),
  { isWanted: ({ snapshot }) => snapshot.matches({ screen: 'opened' }) },
);
