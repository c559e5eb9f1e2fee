/**
 * The service worker: the app starts without a network. Pages come from the network, and the kept one takes their place
 * when it fails; hashed files come from the cache. Answers of the server's interfaces are never kept.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { isServerPage } from './server-pages.ts';

/** The files of this build that the app needs to start, put in by the worker's build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

type WorkerScope = {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
};
const worker = globalThis as unknown as WorkerScope;

/** Seconds after which a page that the network does not deliver is started from the cache. */
const networkTimeoutSeconds = 8;
const prefix = 'mobility-assets-';
/** Each build has a cache of its own. */
const assets = prefix + (__PRECACHE__.find(({ url }) => url === '/index.html')?.revision ?? '');

// The first visit is kept too.
clientsClaim();
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [{ handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [isServerPage] },
  ),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assets }),
);

worker.addEventListener('activate', (event) => {
  const removeOld = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== assets);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOld());
});

worker.addEventListener('message', ({ data, ports: [port] }) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting();
  // Whether the request comes from a page of this build, which does not need to be loaded again.
  if (data?.type === 'HOLDS') port?.postMessage(__PRECACHE__.some(({ url }) => url === data.url));
});
