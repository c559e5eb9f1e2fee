import { useEffect } from 'react';

/** In milliseconds: when a failed load is repeated. */
const retryAfter = 3_000;

/** In milliseconds: the pauses before a load that failed is tried again unseen. */
const pauses = [500, 1_500];

const loads = new Set<() => Promise<void>>();

/**
 * Dispatched on the window when a part that is wanted could not be loaded, even after the tries. Some browsers remember a
 * module that failed, and a new build has other parts, so a page may have to reload to get it. The app shows an alert, unless a listener shows the failure itself and calls
 * `preventDefault`.
 */
const partFailed = 'mobility:part-failed';

/** Loads every part that has been imported, and those that they import. For tests and for stories. */
export const loadAllParts = async (): Promise<void> => {
  const before = loads.size;
  await Promise.all([...loads].map((load) => load()));
  if (loads.size > before) await loadAllParts();
};

/** Code in a chunk of its own. */
export type Loader<Code> = {
  /** The code; null until it has been loaded. */
  read(): Code | null;
  /** Calls back when the code has been loaded. Returns the function that stops it. */
  watch(listener: () => void): () => void;
  /** Loads once. After an error the next call tries again. */
  load(): Promise<void>;
};

export const createLoader = <Code>(fetchCode: () => Promise<Code>): Loader<Code> => {
  const listeners = new Set<() => void>();
  let loaded: Code | null = null;
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= fetchCode().then(
      (code) => {
        loaded = code;
        for (const listener of listeners) listener();
      },
      (cause) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };
  loads.add(load);
  return {
    read: () => loaded,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
  };
};

/** Loads, and repeats a load that failed: soon and unseen at first, as a reload loses what was typed. Returns the function that stops the repetition. */
export const loadUntilDone = (load: () => Promise<void>): (() => void) => {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let failures = 0;
  const attempt = (): void => {
    load().catch(() => {
      if (isOver) return;
      const pause = pauses[failures];
      failures += 1;
      if (pause === undefined) window.dispatchEvent(new Event(partFailed, { cancelable: true }));
      retry = setTimeout(attempt, pause ?? retryAfter);
    });
  };
  attempt();
  return () => {
    isOver = true;
    clearTimeout(retry);
  };
};

/** Loads while `isWanted`, and repeats a load that failed. */
export const useLoad = (load: () => Promise<void>, isWanted: boolean): void => {
  useEffect(() => (isWanted ? loadUntilDone(load) : undefined), [load, isWanted]);
};
