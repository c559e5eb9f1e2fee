import { useEffect } from 'react';
import { useSession } from '../use-session.ts';

/** In milliseconds: failures that follow each other sooner are repetitions. */
const outage = 10_000;

/** Says that a part of the page could not be fetched, once for an outage and where nothing in its place does. */
export const usePartFailed = (): void => {
  const { alerts } = useSession();
  useEffect(() => {
    let lastAt = Number.NEGATIVE_INFINITY;
    const tell = (event: Event): void => {
      const isRepeated = event.timeStamp - lastAt < outage;
      lastAt = event.timeStamp;
      // After the other listeners.
      setTimeout(() => {
        if (!isRepeated && !event.defaultPrevented)
          alerts.send({ type: 'alert', alert: { tone: 'critical', message: 'error.unreachable' } });
      });
    };
    window.addEventListener('mobility:part-failed', tell);
    return () => window.removeEventListener('mobility:part-failed', tell);
  }, [alerts]);
};
