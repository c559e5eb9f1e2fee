import { rideWith } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { CancelRideDialog } from './CancelRideDialog.tsx';

export type CancelOtherRideProps = { ride: Ride };

/** The dialog that cancels a ride which has no machine yet. Mount it to open it. */
export const CancelOtherRide = ({ ride }: CancelOtherRideProps) => {
  const { client, ids, alerts } = useMobility();
  const owner = useAuth();
  const machine = useMemo(() => rideWith({ client, ids }), [client, ids]);
  const [snapshot, send] = useActor(machine, { input: { ride, by: 'rider', alerts, owner } });
  useEffect(() => send({ type: 'openCancel' }), [send]);
  return <CancelRideDialog snapshot={snapshot} send={send} />;
};
