import { useEffect, useRef } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import type { useBooking } from '../use-booking.ts';
import type { NamePlace } from './use-name-place.ts';

/**
 * Reads the position of the device at the start, if this needs no permission: suggestions near it come first, and the
 * pickup is there. A pickup that is typed or given takes precedence.
 */
export const usePickupHere = (
  { snapshot, sendPickup, sendHere }: ReturnType<typeof useBooking>,
  namePlace: NamePlace,
): void => {
  const { geolocation } = useMobility();
  const now = { isEmpty: snapshot.context.texts.pickup === '', sendPickup, sendHere, namePlace };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const leaving = new AbortController();
    const wasEmpty = latest.current.isEmpty;
    const locate = async (): Promise<void> => {
      if (!(await geolocation.isAllowed?.())) return;
      const at = await geolocation.locate(leaving.signal);
      if (leaving.signal.aborted) return;
      latest.current.sendHere(at);
      if (!wasEmpty || !latest.current.isEmpty) return;
      const place = await latest.current.namePlace(at, leaving.signal);
      if (leaving.signal.aborted || !latest.current.isEmpty) return;
      latest.current.sendPickup({ type: 'setPlace', place, text: place.address });
    };
    // No error is shown, because the user did not request it; the field stays empty.
    locate().catch(() => undefined);
    return () => leaving.abort();
  }, [geolocation]);
};
