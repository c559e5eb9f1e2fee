import type { Presence } from '@mobility/machines/ports';

/** The network and the visibility of the page, as the browser reports them. */
export const presence: Presence = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  watch: (listener) => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('online', () => listener('online'), { signal });
    window.addEventListener('offline', () => listener('offline'), { signal });
    window.addEventListener('focus', () => listener('visible'), { signal });
    document.addEventListener(
      'visibilitychange',
      () => listener(presence.isVisible() ? 'visible' : 'hidden'),
      { signal },
    );
    return () => stop.abort();
  },
};
