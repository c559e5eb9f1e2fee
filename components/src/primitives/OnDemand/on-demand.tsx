import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** In milliseconds: when parts are preloaded after the first view, and when a failed load is repeated. */
const preloadAfter = 1_000;
const retryAfter = 3_000;

type Options<Props> = {
  /** Whether these props need the code, such as those of an open dialog. By default all do. */
  isWanted?: (props: Props) => boolean;
  /** Keeps the space of the part until its code has arrived. Nothing by default. */
  Placeholder?: ComponentType<Props>;
};

/** A component whose code is a chunk of its own. `preload` fetches the code; its failure is left to the rendering. */
export type Part<Props> = ComponentType<Props> & { preload: () => void };

const loads = new Set<() => Promise<void>>();

/**
 * Dispatched on the window when a part that is wanted could not be loaded. A browser remembers a module that failed, so a
 * page may have to reload to get it.
 */
const partFailed = 'mobility:part-failed';

/** Loads every part that has been imported, and those that they import. For tests and for stories. */
export const loadAllParts = async (): Promise<void> => {
  const before = loads.size;
  await Promise.all([...loads].map((load) => load()));
  if (loads.size > before) await loadAllParts();
};

const createLoader = <Props,>(load: () => Promise<ComponentType<Props>>) => {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  return {
    read: (): ComponentType<Props> | null => loaded,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads once. After a failure the next call tries again. */
    load: (): Promise<void> => {
      loading ??= load().then(
        (component) => {
          loaded = component;
          for (const listener of listeners) listener();
        },
        (cause) => {
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
  };
};

/** Loads while `isWanted`, and repeats a load that failed. */
const useLoad = (load: () => Promise<void>, isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = (): void => {
      load().catch(() => {
        if (isOver) return;
        window.dispatchEvent(new Event(partFailed));
        retry = setTimeout(attempt, retryAfter);
      });
    };
    attempt();
    return () => {
      isOver = true;
      clearTimeout(retry);
    };
  }, [load, isWanted]);
};

/**
 * A component whose code is fetched when it is first wanted, not with the code around it. Unlike `React.lazy` it renders
 * at once after a preload, and a failed fetch is repeated while the part is wanted.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted = () => true, Placeholder }: Options<Props> = {},
): Part<Props> => {
  const loader = createLoader(load);
  loads.add(loader.load);
  const OnDemand = (props: Props) => {
    const Loaded = useSyncExternalStore(loader.watch, loader.read, () => null);
    useLoad(loader.load, Loaded === null && isWanted(props));
    if (Loaded) return <Loaded {...props} />;
    return Placeholder ? <Placeholder {...props} /> : null;
  };
  return Object.assign(OnDemand, { preload: () => void loader.load().catch(() => undefined) });
};

/** Fetches parts a second after the first view, so that they open at once and delay nothing. */
export const usePreload = (...parts: readonly { preload: () => void }[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are constants of the caller's module.
  useEffect(() => {
    const handle = setTimeout(() => {
      for (const part of parts) part.preload();
    }, preloadAfter);
    return () => clearTimeout(handle);
  }, []);
};
