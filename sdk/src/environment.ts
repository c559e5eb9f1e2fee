import type { ClientOptions } from './options.ts';

/** The base URLs of the calls and the live channel of a deployment. */
export type Environment = {
  name: 'development' | 'production' | 'brazil' | 'brazil-ip' | 'unknown';
  /** Empty where the page has no backend: it is not on the web, as in the shell of an app, and the build names none. */
  apiBase: string;
  wsBase: string;
};
type Page = { protocol: string; host: string; hostname: string; origin: string };

/** The deployments that this build has an address for. */
export type Deployments = {
  /** Served under the prefix /be. */
  production?: string;
  /** Served from the root. */
  brazil?: string;
  /** An IP address whose backend has its own port. */
  brazilIp?: { host: string; port: number };
  /** The backend of pages on unknown hosts; by default the page's own origin. */
  backendUrl?: string;
};

const apiBaseOf = (name: Environment['name'], page: Page, deployments: Deployments): string => {
  if (name === 'production') return `${page.origin}/be`;
  if (name === 'brazil-ip') return `${page.protocol}//${page.hostname}:${deployments.brazilIp?.port}`;
  if (name === 'unknown' && deployments.backendUrl) return deployments.backendUrl.replace(/\/+$/, '');
  return page.origin.startsWith('http') ? page.origin : '';
};

const nameOf = ({ hostname }: Page, { production, brazil, brazilIp }: Deployments): Environment['name'] => {
  if (hostname === 'localhost' || hostname === '127.0.0.1') return 'development';
  if (hostname === production) return 'production';
  if (hostname === brazil) return 'brazil';
  return hostname === brazilIp?.host ? 'brazil-ip' : 'unknown';
};

/** The environment of a page, by its host. Development uses the page's own origin. */
export const environmentOf = (page: Page, deployments: Deployments = {}): Environment => {
  const name = nameOf(page, deployments);
  const apiBase = apiBaseOf(name, page, deployments);
  return { name, apiBase, wsBase: apiBase.replace(/^http/, 'ws') };
};

/**
 * The options of a client for the backend of an environment. Without one, each call is a NetworkError with the cause
 * `no_backend`: every first view loads this, so the message is a word for programs, and the page has the sentence for people.
 */
export const backendOf = ({
  apiBase,
}: Pick<Environment, 'apiBase'>): Pick<ClientOptions, 'baseUrl' | 'fetch'> =>
  apiBase
    ? { baseUrl: apiBase }
    : // Never resolved: no call is sent.
      { baseUrl: 'https://invalid', fetch: () => Promise.reject(new Error('no_backend')) };
