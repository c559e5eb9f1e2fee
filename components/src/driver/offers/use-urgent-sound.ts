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
    const until = asked == null ? Number.NaN : timestampMs(asked);
    const left = until - clock.now();
    if (id === undefined || !(left > 0)) return;
    const repeat = (): void => alerts.send({ type: 'repeatSound', alert: { sound: 'ride_request' } });
    const timers = Array.from(
      { length: urgentBelow / soundEvery },
      (_, index) => left - urgentBelow + index * soundEvery,
    )
      .filter((delay) => delay >= 0)
      .map((delay) => setTimeout(repeat, delay));
    return () => timers.forEach(clearTimeout);
  }, [id, asked, alerts, clock]);
};
