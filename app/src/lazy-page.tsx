import { type ComponentType, lazy } from 'react';

type Module = { default: ComponentType };

const key = 'mobility_reloaded_at';
/** Milliseconds within which a second reload would be a loop. */
const loopWithin = 20_000;
const attempts = 20;
const interval = 1_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, interval));

/** Whether somebody answers where the page came from; an error is an answer too. */
const isReachable = async (): Promise<boolean> => {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < loopWithin) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** The code could not be had: the server was away, or a newer version has replaced it. Either way a reload mends it. */
const recover = async (cause: unknown): Promise<Module> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await isReachable()) {
      if (!mayReload()) throw cause;
      window.location.reload();
      return new Promise(() => undefined);
    }
    await pause();
  }
  throw cause;
};

/** A page in a chunk of its own, which survives that the chunk cannot be fetched. */
export const lazyPage = (load: () => Promise<Module>): ComponentType => {
  // What is lazy remembers its failure for ever: trying again takes a new one, but only once this one's failure is shown.
  const renewLater = (cause: unknown): never => {
    setTimeout(() => {
      Page = begin();
    }, interval);
    throw cause;
  };
  const begin = () => lazy(() => load().catch(recover).catch(renewLater));
  let Page = begin();
  return () => <Page />;
};
