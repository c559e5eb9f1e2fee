const key = 'mobility_reloaded_at';
/** Milliseconds within which a second reload would be a loop. */
const loopWithin = 20_000;

/** Whether the server answers; an error response counts. */
export const isReachable = async (): Promise<boolean> => {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** Whether the page may reload itself now. Records the reload; false right after the last one, or without storage. */
export const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < loopWithin) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};
