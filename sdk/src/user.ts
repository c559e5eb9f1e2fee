import type { Http } from './http.ts';
import type { MobilityClient } from './operation.ts';

/** What belongs to the signed-in user. */
export const user = ({ api, call }: Http): Pick<MobilityClient, 'getMyBalance'> => ({
  getMyBalance: (options) => call('getMyBalance', options, (init) => api.GET('/api/user/balance', init)),
});
