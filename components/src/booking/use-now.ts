import { useEffect, useState } from 'react';

const often = 30_000;

/** The time, fresh every half minute. A given time stands still. */
export const useNow = (given?: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (given !== undefined) return;
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, [given]);
  return given ?? now;
};
