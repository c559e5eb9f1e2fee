import type { Geolocation, GeolocationError } from '@mobility/machines/ports';

const refuse = (kind: GeolocationError['kind']): GeolocationError => ({ kind });

/** Insecure pages have no position. */
const isSupported = (): boolean => 'geolocation' in navigator && window.isSecureContext;

/** Below this speed the direction of a device is noise. */
const movingFrom = 0.5;

/** Reports a permission that the user takes back in the browser's settings, of which a running watch hears nothing. */
const watchPermission = (onDenied: () => void): (() => void) => {
  const stopped = new AbortController();
  // Without this query, the watch alone reports a refusal.
  navigator.permissions?.query({ name: 'geolocation' }).then(
    (status) => status.addEventListener('change', () => status.state === 'denied' && onDenied(), stopped),
    () => undefined,
  );
  return () => stopped.abort();
};

/** The position of the browser. */
export const geolocation: Geolocation = {
  locate: () =>
    new Promise((resolve, reject) => {
      if (!isSupported()) return reject(refuse('unsupported'));
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          resolve({
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracy: Math.round(coords.accuracy),
          }),
        () => reject(refuse('unavailable')),
        { enableHighAccuracy: true, timeout: 10_000 },
      );
    }),
  follow: (listener, onRefused) => {
    if (!isSupported()) {
      onRefused();
      return () => undefined;
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy, heading, speed }, timestamp }) =>
        listener(
          {
            latitude,
            longitude,
            accuracy: Math.round(accuracy),
            heading: (speed ?? 0) >= movingFrom ? (heading ?? undefined) : undefined,
          },
          timestamp,
        ),
      // A position that is unavailable for a moment is not a refusal, so the watch continues.
      (error) => {
        if (error.code === error.PERMISSION_DENIED) onRefused();
      },
      { enableHighAccuracy: true },
    );
    const stopWatching = watchPermission(onRefused);
    return () => {
      stopWatching();
      navigator.geolocation.clearWatch(watch);
    };
  },
  isAllowed: async () => {
    if (!isSupported() || !('permissions' in navigator)) return false;
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  },
};
