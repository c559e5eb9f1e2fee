import { useSelector } from '@xstate/react';
import { useMobility } from '../mobility.ts';
import { useSession } from '../use-session.ts';

/** `offline` means that the connection has stopped trying. */
export type ConnectionState = 'online' | 'connecting' | 'offline';

/** The state of the live connection. Without the code of the session there is none. */
export const useConnection = () => {
  const { auth } = useMobility();
  const connection = useSelector(useSession(), (session) => session?.children.liveConnection);
  const hasFailed = useSelector(
    auth ?? undefined,
    (snapshot) => snapshot?.matches({ authenticated: { session: 'failed' } }) ?? false,
  );
  const isNetworkLost = useSelector(auth ?? undefined, (snapshot) => snapshot?.context.online === false);
  const state = useSelector(connection, (snapshot): ConnectionState => {
    // Without a network, a socket that is still open has not detected the loss yet.
    if (isNetworkLost) return 'offline';
    if (snapshot?.hasTag('live')) return 'online';
    return hasFailed || snapshot?.matches('dormant') || snapshot?.matches('closed')
      ? 'offline'
      : 'connecting';
  });
  return { state, isLive: state === 'online', retry: (): void => auth?.send({ type: 'retry' }) };
};
