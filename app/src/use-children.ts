import type { Notification } from '@mobility/machines/inbox.rules';
import { useSelector } from '@xstate/react';
import { useSession } from './use-session.ts';

const none: readonly Notification[] = [];

/** The signed-in user's notifications; empty and deaf for anyone else. */
export const useInbox = () => {
  const inbox = useSelector(useSession().auth, ({ children }) => children.inbox);
  const notifications = useSelector(inbox, (snapshot) => snapshot?.context.notifications ?? none);
  return {
    notifications,
    send: (event: { type: 'markRead' | 'clearAll' }): void => inbox?.send(event),
  };
};

/** How the live channel stands. */
export const useConnection = () => {
  const connection = useSelector(useSession().auth, ({ children }) => children.liveConnection);
  const state = useSelector(connection, (snapshot) => {
    if (snapshot?.hasTag('live')) return 'online' as const;
    return snapshot?.matches('dormant') || snapshot?.matches('closed')
      ? ('offline' as const)
      : ('connecting' as const);
  });
  return { state, isLive: state === 'online', retry: (): void => connection?.send({ type: 'retry' }) };
};

/** The driver's machines; undefined for anyone else. */
export const useDuty = () => {
  const { auth } = useSession();
  return {
    availability: useSelector(auth, ({ children }) => children.availability),
    preferences: useSelector(auth, ({ children }) => children.preferences),
    driverLocation: useSelector(auth, ({ children }) => children.driverLocation),
  };
};
