import { limits } from '@mobility/openapi/limits';
import { useEffect } from 'react';
import { useMobility } from '../mobility.ts';
import { useSession } from '../use-session.ts';
import type { NearbyDrivers } from './telemetry.ts';
import { useReadable } from './use-readable.ts';

type Place = { latitude: number; longitude: number };

/** The free drivers around a place, which are looked for as long as the component is mounted. Null looks for none. */
export const useNearbyDrivers = (place: Place | null): NearbyDrivers => {
  const { telemetry } = useMobility();
  const session = useSession();
  const isWanted = place !== null;
  const { latitude = 0, longitude = 0 } = place ?? {};
  useEffect(() => {
    if (!isWanted) return;
    const location = { latitude, longitude };
    session?.send({ type: 'watchNearby', proximity: { ...limits.live.proximity, location } });
    return () => session?.send({ type: 'ignoreNearby' });
  }, [session, isWanted, latitude, longitude]);
  // Another place keeps what is shown until its own answer comes, so that no wait flickers.
  useEffect(() => (isWanted ? () => telemetry.clearNearby() : undefined), [telemetry, isWanted]);
  return useReadable(telemetry.nearby);
};
