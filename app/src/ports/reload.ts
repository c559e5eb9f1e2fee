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
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  throw cause;
};
