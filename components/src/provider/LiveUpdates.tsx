import { useEffect } from 'react';
import { followLive } from './follow-live.ts';
import { useMobility } from './mobility.ts';

/** Keeps the lists up to date with the live channel of the session. */
export const LiveUpdates = () => {
  const { auth, client, queryClient } = useMobility();
  useEffect(
    () => (auth ? followLive({ auth, client, queryClient }) : undefined),
    [auth, client, queryClient],
  );
  return null;
};
