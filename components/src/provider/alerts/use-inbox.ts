import type { Notification } from '@mobility/machines/inbox';
import { useSelector } from '@xstate/react';
import { useSession } from '../use-session.ts';

const none: readonly Notification[] = [];

/** The notifications of the signed-in user. Empty, and ignores events, when signed out. */
export const useInbox = () => {
  const inbox = useSelector(useSession(), (session) => session?.children.inbox);
  const notifications = useSelector(inbox, (snapshot) => snapshot?.context.notifications ?? none);
  return {
    notifications,
    send: (event: { type: 'markRead' | 'clearAll' }): void => inbox?.send(event),
  };
};
