import type { OperationId, paths } from '@mobility/openapi';
import { routes } from '@mobility/openapi/routes';
import createOpenapiClient, { type Client } from 'openapi-fetch';
import { InvalidCallError } from './errors.ts';
import { type ClientOptions, checkClientOptions } from './options.ts';
import { createTransport } from './transport/index.ts';
import { fillPath } from './transport/path-guard.ts';
import type { Policy } from './transport/policy.ts';
import { settingsOf } from './transport/settings.ts';

const patternOf = (path: string): RegExp => new RegExp(`${path.replace(/{\w+}/g, '[^/]+')}$`);

type Route = { method: string; path: string; policy?: Policy };

const patterns = Object.entries<Route>(routes).map(([id, { method, path, policy = {} }]) => ({
  id: id as OperationId,
  method,
  pattern: patternOf(path),
  policy,
  isFixed: !path.includes('{'),
}));
// Paths without parameters come first: /api/rides/unified is not a ride.
patterns.sort((one, other) => Number(other.isFixed) - Number(one.isFixed));

const routeOf = ({ method, url }: Request) => {
  const { pathname } = new URL(url);
  const found = patterns.find((route) => route.method === method && route.pattern.test(pathname));
  if (!found) throw new InvalidCallError(`The contract has no ${method} ${pathname}`);
  return found;
};

/**
 * The typed client of openapi-fetch, which resolves with `{ data, error, response }`. It applies the same rules as
 * `createClient`: session, retries, timeout, request id and idempotency key. Answers are not validated.
 */
export const createFetchClient = (options: ClientOptions): Client<paths> => {
  checkClientOptions(options);
  const transport = createTransport(options);
  return createOpenapiClient<paths>({
    baseUrl: options.baseUrl,
    headers: options.headers,
    // openapi-fetch passes the whole URL. An error names its path in the contract.
    pathSerializer: (url, ids) => fillPath(url, ids, url.replace(/^.*(?=\/api\/)/, '')),
    fetch: (request) => {
      const { signal } = request;
      const { id, policy } = routeOf(request);
      return transport(request, settingsOf(options, id, { signal }, policy));
    },
  });
};
