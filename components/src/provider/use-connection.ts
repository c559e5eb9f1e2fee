import { useSelector } from '@xstate/react';
import { useMobility } from './mobility.ts';

/** `offline` means that the connection has stopped trying. */
export type ConnectionState = 'online' | 'connecting' | 'offline';

/** The state of the live connection. */
export const useConnection = () => {
  const { auth } = useMobility();
  const connection = useSelector(auth ?? undefined, (snapshot) => snapshot?.children.liveConnection);
  const state = useSelector(connection, (snapshot): ConnectionState => {
    if (snapshot?.hasTag('live')) return 'online';
    return snapshot?.matches('dormant') || snapshot?.matches('closed') ? 'offline' : 'connecting';
  });
  return { state, isLive: state === 'online', retry: (): void => connection?.send({ type: 'retry' }) };
};
