import { useSelector } from '@xstate/react';
import { useSession } from '../use-session.ts';
import { useConnection } from './use-connection.ts';

/** Whether the live connection is lost, which that of a page that connects for the first time is not. */
export const useIsLost = (): boolean => {
  const { state } = useConnection();
  const connection = useSelector(useSession(), (session) => session?.children.liveConnection);
  const isFirst = useSelector(connection, (snapshot) => snapshot?.context.isFresh ?? true);
  return state === 'offline' || (state === 'connecting' && !isFirst);
};
