import { useActiveRide } from '@mobility/components/provider';
import { useEffect } from 'react';
import { lastRideStorage } from '../ports/last-ride-storage.ts';
import { useSession } from '../use-session.ts';

/** Keeps the rider's ride under way in the browser, until it has ended. Signing out removes it as well. */
export function KeepLastRide() {
  const { clock } = useSession();
  const { ride, isKnown } = useActiveRide();
  useEffect(() => {
    if (!isKnown) return;
    if (ride) lastRideStorage.write({ ride, savedAt: clock.now() });
    else lastRideStorage.clear();
  }, [isKnown, ride, clock]);
  return null;
}
