import { useEffect, useRef } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import type { useBooking } from '../use-booking.ts';
import type { NamePlace } from './use-name-place.ts';

/**
 * Sets the pickup to the position of the device at the start, if it may be read without asking. Typing
 * takes precedence.
 */
export const usePickupHere = (
  { snapshot, sendPickup }: ReturnType<typeof useBooking>,
  namePlace: NamePlace,
): void => {
  const { geolocation } = useMobility();
  const isEmpty = snapshot.context.texts.pickup === '';
  const latest = useRef({ isEmpty, sendPickup, namePlace });
  latest.current = { isEmpty, sendPickup, namePlace };
  useEffect(() => {
    if (!latest.current.isEmpty || !geolocation.isAllowed) return;
    const leaving = new AbortController();
    const locate = async (): Promise<void> => {
      if (!(await geolocation.isAllowed?.())) return;
      const at = await geolocation.locate(leaving.signal);
      const place = await latest.current.namePlace(at, leaving.signal);
      if (leaving.signal.aborted || !latest.current.isEmpty) return;
      latest.current.sendPickup({ type: 'setPlace', place, text: place.address });
    };
    // No error is shown, because the user did not request it; the field stays empty.
    locate().catch(() => undefined);
    return () => leaving.abort();
  }, [geolocation]);
};
