const key = 'mobility_reloaded_at';
/** Milliseconds within which a second reload would be a loop. */
const loopWithin = 20_000;

/** Whether the server answers; an error response counts. */
const isReachable = async (): Promise<boolean> => {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** Whether the page may reload itself now. Records the reload; false right after the last one, or without storage. */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < loopWithin) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

const attempts = 20;
const interval = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, interval));

/**
 * Reloads the page once the server answers: a part of it could not be fetched, because the server was away or has a newer
 * build. Rejects with `cause` if the server stays away or the page has just been reloaded.
 */
export const reloadWhenReachable = async (cause: unknown): Promise<never> => {
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

/** Reloads the page once the server answers, however long that takes, unless the user opens another one before. */
const reloadHere = async (cause: unknown): Promise<void> => {
  const { href } = window.location;
  for (await pause(); window.location.href === href; await pause())
    if (await isReachable()) return reloadWhenReachable(cause);
};

/**
 * Reloads the page if the server answers. While it does not, rejects with `cause` at once, so that the page can say so, and
 * reloads later.
 */
export const reloadOrReject = async (cause: unknown): Promise<never> => {
  if (await isReachable()) return reloadWhenReachable(cause);
  reloadHere(cause).catch(() => undefined);
  throw cause;
};
