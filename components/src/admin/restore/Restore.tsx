import { restoreWith } from '@mobility/machines/restore';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { RestoreView } from './RestoreView.tsx';

/** Restores the database from a backup of the admin's computer. */
export const Restore = () => {
  const { client, ids, queryClient } = useMobility();
  const machine = useMemo(() => restoreWith({ client, ids }), [client, ids]);
  const [snapshot, send] = useActor(machine);
  const isRestored = snapshot.matches('restored');
  // All that the page shows is of the database before.
  useEffect(() => {
    if (isRestored) void queryClient.invalidateQueries();
  }, [isRestored, queryClient]);
  return <RestoreView snapshot={snapshot} send={send} />;
};
