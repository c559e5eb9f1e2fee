import { useEffect } from 'react';

/**
 * Keeps the screen on while it is wanted. The browser ends the lock of a hidden page, so it is
 * requested again when the page becomes visible; a browser that refuses, for example to save power, is
 * not asked again until then.
 */
export const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    // Not every browser has it, and none has it without HTTPS.
    const locks: WakeLock | undefined = navigator.wakeLock;
    if (!isWanted || !locks) return;
    const held = new Set<WakeLockSentinel>();
    let isOver = false;
    const release = (): void => {
      for (const lock of held) void lock.release().catch(() => undefined);
      held.clear();
    };
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const lock = await locks.request('screen').catch(() => null);
      if (!lock) return;
      release();
      held.add(lock);
      if (isOver) release();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      release();
    };
  }, [isWanted]);
};
