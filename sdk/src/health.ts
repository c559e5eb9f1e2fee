import type { Http } from './http.ts';
import type { MobilityClient } from './operation.ts';

/** Whether the backend is ready. */
export const health = ({ api, call }: Http): Pick<MobilityClient, 'getHealth'> => ({
  getHealth: (options) => call('getHealth', options, (init) => api.GET('/api/health', init)),
});
