import type { Notification, NotificationCard } from '@mobility/machines/inbox';
import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useSelector } from '@xstate/react';
import { useSession } from '../use-session.ts';

type InboxEvent =
  | { type: 'markRead'; ids?: readonly string[] }
  | { type: 'clearAll' }
  | { type: 'undoClear' };

const none: readonly Notification[] = [];
const noCards: readonly NotificationCard[] = [];

/** The state of the list of notifications from the server. */
export type InboxState = 'loading' | 'failed' | 'ready';

/** The notifications of the signed-in user. Empty, and ignores events, when signed out. */
export const useInbox = () => {
  const inbox = useSelector(useSession(), (session) => session?.children.inbox);
  const notifications = useSelector(inbox, (snapshot) => snapshot?.context.notifications ?? none);
  const cards = useSelector(inbox, (snapshot) => snapshot?.context.cards ?? noCards);
  const listed = useSelector(inbox, (snapshot) => snapshot?.context.listed ?? null);
  const hasFailed = useSelector(inbox, (snapshot) => snapshot?.matches('failed') ?? false);
  const isReading = useSelector(inbox, (snapshot) => snapshot?.matches({ failed: 'reading' }) ?? false);
  const unread: InboxState = hasFailed ? 'failed' : 'loading';
  return {
    notifications,
    /** The notifications as they are shown and counted: one card for each event. */
    cards,
    state: listed ? ('ready' as const) : unread,
    /** Whether the list is read again after it failed. */
    isReading,
    /** How many more notifications there are that could not be read. */
    unreadable: omittedItems(listed),
    /** Whether the inbox has all that the server listed, so that they can be counted. */
    hasAll: omittedItems(listed) === 0 && (listed?.length ?? 0) <= limits.notifications.kept,
    retry: (): void => inbox?.send({ type: 'resync' }),
    send: (event: InboxEvent): void => inbox?.send(event),
  };
};
