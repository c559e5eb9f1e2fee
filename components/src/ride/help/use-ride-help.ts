import { safetyReportWith } from '@mobility/machines/safety-report';
import { tripShareWith } from '@mobility/machines/trip-share';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';

/** The machines of the two dialogs of a ride: sharing it, and getting help. */
export const useRideHelp = (rideId: string) => {
  const { client, ids, auth } = useMobility();
  const machines = useMemo(
    () => ({ share: tripShareWith({ client }), safety: safetyReportWith({ client, ids }) }),
    [client, ids],
  );
  const [share, sendShare] = useActor(machines.share, { input: { rideId } });
  const [safety, sendSafety] = useActor(machines.safety, { input: { rideId } });
  useEffect(() => {
    const live = auth?.on('live_connected', () => sendShare({ type: 'live_connected' }));
    return () => live?.unsubscribe();
  }, [auth, sendShare]);
  return { share, sendShare, safety, sendSafety };
};
