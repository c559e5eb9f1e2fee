import { type ComponentType, lazy } from 'react';
import { reloadOrReject, reloadWhenReachable } from './ports/reload.ts';

type Module = { default: ComponentType };

const interval = 1_000;

let isRecovering = false;

/** Reloads the page for a part of it that failed, once the server answers. */
export const recoverPart = (): void => {
  if (isRecovering) return;
  isRecovering = true;
  reloadWhenReachable(new Error('A part of the page could not be loaded')).catch(() => {
    isRecovering = false;
  });
};

/** A page whose code `preload` fetches in advance. If that fails, rendering the page reports the error. */
export type LazyPage = ComponentType & { preload?: () => void };

/** A page in a chunk of its own. When the chunk cannot be fetched, the page says so, waits for the server and reloads. */
export const lazyPage = (load: () => Promise<Module>): LazyPage => {
  // React.lazy caches an error, so a retry needs a new lazy component, created after the error was
  // shown.
  const renewLater = (cause: unknown): never => {
    setTimeout(() => {
      Page = begin();
    }, interval);
    throw cause;
  };
  const begin = () => lazy(() => load().catch(reloadOrReject).catch(renewLater));
  let Page = begin();
  return Object.assign(() => <Page />, { preload: () => void load().catch(() => undefined) });
};
