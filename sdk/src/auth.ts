import type { Http } from './http.ts';
import type { MobilityClient } from './operation.ts';

type Operations = 'login' | 'register' | 'getCurrentUser' | 'refreshSession' | 'logout';

/** Sign up, sign in, and the life of a session. */
export const auth = ({ api, call, refresh }: Http): Pick<MobilityClient, Operations> => ({
  login: (body, options) => call('login', options, (init) => api.POST('/api/auth/login', { ...init, body })),
  register: (body, options) =>
    call('register', options, (init) => api.POST('/api/auth/register', { ...init, body })),
  getCurrentUser: (options) => call('getCurrentUser', options, (init) => api.GET('/api/auth/me', init)),
  refreshSession: (options) => refresh(options),
  logout: (options) => call('logout', options, (init) => api.POST('/api/auth/logout', init)),
});
