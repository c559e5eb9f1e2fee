import type { FastifyRequest } from 'fastify';

/** The path as the client wrote it, without its query, which may hold a token. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? '';

/** The path as the router reads it: `/%61pi` is `/api`. */
export const decodedPathOf = (request: Pick<FastifyRequest, 'url'>): string => {
  const path = pathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isBelow = (path: string | undefined, folders: readonly string[]): boolean =>
  folders.some((folder) => path?.startsWith(`/${folder}/`));

type Routed = Pick<FastifyRequest, 'url' | 'routeOptions'>;

// The matched route decides; a path that no route of its own serves is judged as the router reads it.
const isServedBelow = (request: Routed, folders: readonly string[]): boolean =>
  isBelow(request.routeOptions.url, folders) || isBelow(decodedPathOf(request), folders);

/** Whether the request is for the API. */
export const isOfApi = (request: Routed): boolean => isServedBelow(request, ['api']);

/** Whether the request is for the API or the live channel, which are limited. */
export const isOfApiOrLive = (request: Routed): boolean => isServedBelow(request, ['api', 'ws']);

/** Whether a connection may become a live channel. */
export const isForLiveChannel = ({ url = '' }: { url?: string | undefined }): boolean =>
  url.startsWith('/ws/');
