import { MobilityError } from './errors.ts';
import type { Http } from './http.ts';
import type { MobilityClient } from './operation.ts';

type Operations =
  | 'updateLocation'
  | 'getDriverProfile'
  | 'createDriverProfile'
  | 'getDriverPreferences'
  | 'updateDriverPreferences'
  | 'goOnline'
  | 'goOffline';

/** A new driver has no profile: 404 is a normal answer. */
const nullIfAbsent = (error: unknown): null => {
  if (error instanceof MobilityError && error.status === 404) return null;
  throw error;
};

/** A driver's profile, preferences, location and presence. */
export const driver = ({ api, call }: Http): Pick<MobilityClient, Operations> => ({
  updateLocation: (body, options) =>
    call('updateLocation', options, (init) => api.POST('/api/location/update', { ...init, body })),
  getDriverProfile: (options) =>
    call('getDriverProfile', options, (init) => api.GET('/api/driver/profile', init)).catch(nullIfAbsent),
  createDriverProfile: (body, options) =>
    call('createDriverProfile', options, (init) => api.POST('/api/driver/profile', { ...init, body })),
  getDriverPreferences: (options) =>
    call('getDriverPreferences', options, (init) => api.GET('/api/driver/preferences', init)),
  updateDriverPreferences: (body, options) =>
    call('updateDriverPreferences', options, (init) =>
      api.POST('/api/driver/preferences', { ...init, body }),
    ),
  goOnline: (options) => call('goOnline', options, (init) => api.POST('/api/driver/online', init)),
  goOffline: (options) => call('goOffline', options, (init) => api.POST('/api/driver/offline', init)),
});
