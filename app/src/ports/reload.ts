const key = 'mobility_reloaded_at';
/** Milliseconds within which a second reload would be a loop. */
const loopWithin = 20_000;

/** Whether the server answers; an error response counts. */
const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether the page may reload itself now. Records the reload; false right after the last one, or without storage. */
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < loopWithin) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

/**
 * Reloads the page once the server answers: a part of it could not be fetched, because the server was away or has a newer
 * build. Rejects with `cause` if the user opens another page before, or the page has just been reloaded.
 */
export const reloadWhenReachable = async (cause: unknown): Promise<never> => {
  const { href } = window.location;
  while (!(await isReachable())) {
    await pause();
    if (window.location.href !== href) throw cause;
  }
  if (!mayReload()) throw cause;
  window.location.reload();
  return new Promise(() => undefined);
};

const waiting = new Set<unknown>();

/** Whether this is the error of a page that loads again by itself once the server answers. */
export const isUnreachable = (error: unknown): boolean => waiting.has(error);

const rejectLater = async (cause: unknown): Promise<never> => {
  await pause();
  waiting.add(cause);
  throw cause;
};

/** Does the same, and rejects after a second without an answer, so that the page can say so meanwhile. */
export const reloadOrReject = (cause: unknown): Promise<never> =>
  Promise.race([reloadWhenReachable(cause), rejectLater(cause)]);
