/** Runs one renewal at a time across all tabs if the browser supports Web Locks. */
export const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('mobility_refresh', run) : run();
