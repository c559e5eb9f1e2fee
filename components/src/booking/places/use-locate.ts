import { geolocationMessage } from '@mobility/machines/driver-location';
import { placeAt } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { useMutation } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';

/** Locates the device. An error is shown as an alert. */
export const useLocate = (onFound: (place: FoundPlace) => void) => {
  const { geolocation, alerts } = useMobility();
  return useMutation({
    mutationFn: () => geolocation.locate(new AbortController().signal),
    onSuccess: (location) => onFound(placeAt(location)),
    onError: (error: unknown) =>
      alerts.send({ type: 'alert', alert: { tone: 'critical', message: geolocationMessage(error) } }),
  });
};
