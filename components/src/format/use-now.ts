import type { Clock } from '@mobility/machines/ports';
import { createContext, useContext, useEffect, useState } from 'react';

/** The time that the device shows. */
export const deviceNow = (): number => Date.now();

/** The clock of the surrounding provider; the device's without one. */
export const ClockContext = createContext<Clock>({ now: deviceNow });

/**
 * The time in milliseconds, by the provider's clock, updated at an interval, in milliseconds; `held` stops
 * it, for stories and tests.
 */
export const useNow = (held?: number, interval = 1_000): number => {
  const clock = useContext(ClockContext);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (held !== undefined) return;
    const timer = setInterval(() => setNow(clock.now()), interval);
    return () => clearInterval(timer);
  }, [held, interval, clock]);
  return held ?? now;
};
