import { useEffect } from 'react';
import { useMobility } from '../mobility.ts';
import { useActiveRide } from '../rides/use-active-ride.ts';
import { followLive } from './follow-live.ts';

/** Keeps the lists up to date with the live channel of the session, and the driver's position with the ride's reads. */
export const LiveUpdates = () => {
  const { auth, client, queryClient, telemetry } = useMobility();
  const { ride } = useActiveRide();
  useEffect(
    () => (auth ? followLive({ auth, client, queryClient }) : undefined),
    [auth, client, queryClient],
  );
  useEffect(() => {
    if (ride) telemetry.takeRide(ride);
  }, [ride, telemetry]);
  return null;
};
