import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useEffect } from 'react';
import { timestampMs } from '../../format/time.ts';
import { useMobility } from '../../provider/mobility.ts';

const { urgentBelow, soundEvery } = limits.offer;

/** Repeats the sound of an offer in the last seconds in which few other drivers have it. Undefined is silent. */
export const useUrgentSound = (offer: AvailableRide | undefined): void => {
  const { alerts, clock } = useMobility();
  const { id, asked_until: asked } = offer ?? {};
  useEffect(() => {
    if (id === undefined || asked == null) return;
    const until = timestampMs(asked);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const repeat = (): void => {
      const left = until - clock.now();
      // A throttled tab wakes its timers late: what has ended meanwhile stays silent.
      if (!(left > 0)) return;
      if (left <= urgentBelow) alerts.send({ type: 'repeatSound', alert: { sound: 'ride_request' } });
      timer = setTimeout(repeat, left > urgentBelow ? left - urgentBelow : soundEvery);
    };
    const left = until - clock.now();
    timer = setTimeout(repeat, left > urgentBelow ? left - urgentBelow : left % soundEvery);
    return () => clearTimeout(timer);
  }, [id, asked, alerts, clock]);
};
