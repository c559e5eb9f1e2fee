import { useEffect } from 'react';

/** In milliseconds: when a failed load is repeated. */
const retryAfter = 3_000;

const loads = new Set<() => Promise<void>>();

/**
 * Dispatched on the window when a part that is wanted could not be loaded. A browser remembers a module that failed, so a
 * page may have to reload to get it. `detail` is true where nothing else says so to the user.
 */
export const reportFailed = (isUntold: boolean): boolean =>
  window.dispatchEvent(new CustomEvent('mobility:part-failed', { detail: isUntold }));

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
  /** Whether the last load failed, until the code has been loaded. */
  hasFailed(): boolean;
  /** Calls back when the code has been loaded or could not be. Returns the function that stops it. */
  watch(listener: () => void): () => void;
  /** Loads once. After an error the next call tries again. */
  load(): Promise<void>;
};

export const createLoader = <Code>(fetchCode: () => Promise<Code>): Loader<Code> => {
  const listeners = new Set<() => void>();
  let loaded: Code | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const settle = (failed: boolean): void => {
    hasFailed = failed;
    for (const listener of listeners) listener();
  };
  const load = (): Promise<void> => {
    loading ??= fetchCode().then(
      (code) => {
        loaded = code;
        settle(false);
      },
      (cause) => {
        loading = null;
        settle(true);
        throw cause;
      },
    );
    return loading;
  };
  loads.add(load);
  return {
    read: () => loaded,
    hasFailed: () => hasFailed,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
  };
};

/** Loads, and repeats a load that failed. Returns the function that stops the repetition. */
export const loadUntilDone = (load: () => Promise<void>, isTold = false): (() => void) => {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = (isUntold: boolean): void => {
    load().catch(() => {
      if (isOver) return;
      reportFailed(isUntold);
      retry = setTimeout(attempt, retryAfter, false);
    });
  };
  attempt(!isTold);
  return () => {
    isOver = true;
    clearTimeout(retry);
  };
};

/** Loads while `isWanted`, and repeats a load that failed. `isTold`: the part itself says that it failed. */
export const useLoad = (load: () => Promise<void>, isWanted: boolean, isTold = false): void => {
  useEffect(() => (isWanted ? loadUntilDone(load, isTold) : undefined), [load, isWanted, isTold]);
};
