import { useEffect, useState } from 'react';

/** The time in milliseconds, renewed every second while `held` is not given. Stories and tests hold it still. */
export const useNow = (held?: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (held !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [held]);
  return held ?? now;
};
