import { messageSW, Workbox } from 'workbox-window';
import { workerUrl } from '../trusted-types.ts';
import { appUpdate } from './app-update.ts';

/** The path of the script that started this page. */
const entryPath = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
};

/** Registers the service worker, which starts the app without a network, and follows its updates. */
export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox(workerUrl);
  appUpdate.watch(
    {
      onWaiting: (listener) =>
        worker.addEventListener('waiting', ({ sw }) => {
          if (sw) void messageSW(sw, { type: 'HOLDS', url: entryPath() }).then(listener);
        }),
      onControlling: (listener) => worker.addEventListener('controlling', listener),
      skipWaiting: () => worker.messageSkipWaiting(),
    },
    () => window.location.reload(),
  );
  // A browser that refuses, as in private windows, has the app without it.
  await worker.register().catch(() => undefined);
};
