import { useContext, useEffect, useState } from 'react';
import { MobilityContext } from '../provider/mobility.ts';

const device = { now: () => Date.now() };

/**
 * The time in milliseconds, by the provider's clock, updated at an interval, in milliseconds; `held` stops
 * it, for stories and tests.
 */
export const useNow = (held?: number, interval = 1_000): number => {
  const clock = useContext(MobilityContext)?.clock ?? device;
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (held !== undefined) return;
    const timer = setInterval(() => setNow(clock.now()), interval);
    return () => clearInterval(timer);
  }, [held, interval, clock]);
  return held ?? now;
};
