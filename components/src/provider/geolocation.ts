import type { Geolocation, GeolocationError } from '@mobility/machines/ports';

const refuse = (kind: GeolocationError['kind']): GeolocationError => ({ kind });

/** The browser's position, at most ten seconds away. Insecure pages have none. */
export const geolocation: Geolocation = {
  locate: () =>
    new Promise((resolve, reject) => {
      if (!('geolocation' in navigator) || !window.isSecureContext) return reject(refuse('unsupported'));
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
  follow: (listener) => {
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        listener({ latitude, longitude, accuracy: Math.round(accuracy) }, timestamp),
      // A missing position is not reported.
      () => undefined,
      { enableHighAccuracy: true },
    );
    return () => navigator.geolocation.clearWatch(watch);
  },
};
