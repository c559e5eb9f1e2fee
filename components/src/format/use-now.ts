import { useEffect, useState } from 'react';

/** The time in milliseconds, updated at an interval, in milliseconds; `held` stops it, for stories and tests. */
export const useNow = (held?: number, interval = 1_000): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (held !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [held, interval]);
  return held ?? now;
};
