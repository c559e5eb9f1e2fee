import { geolocationMessage } from '@mobility/machines/driver-location';
import type { FoundPlace } from '@mobility/machines/ports';
import { useMutation } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';
import type { NamePlace } from './use-name-place.ts';

/** Locates the device, and names its place. An error is shown as an alert. */
export const useLocate = (namePlace: NamePlace, onFound: (place: FoundPlace) => void) => {
  const { geolocation, alerts } = useMobility();
  return useMutation({
    mutationFn: async () => namePlace(await geolocation.locate(new AbortController().signal)),
    onSuccess: onFound,
    onError: (error: unknown) =>
      alerts.send({ type: 'alert', alert: { tone: 'critical', message: geolocationMessage(error) } }),
  });
};
