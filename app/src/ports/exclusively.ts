/** Runs one renewal at a time among all tabs, where the browser has locks. */
export const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('mobility_refresh', run) : run();
