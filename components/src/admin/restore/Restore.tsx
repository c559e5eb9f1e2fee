import { restoreWith } from '@mobility/machines/restore';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import { RestoreView } from './RestoreView.tsx';

/** Restores the database from a backup of the admin's computer. */
export const Restore = () => {
  const { client, ids } = useMobility();
  const machine = useMemo(() => restoreWith({ client, ids }), [client, ids]);
  const [snapshot, send] = useActor(machine);
  return <RestoreView snapshot={snapshot} send={send} />;
};
