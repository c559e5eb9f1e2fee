import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createLoader, useLoad } from './load-code.ts';

/** In milliseconds: when parts are preloaded after the first view. */
const preloadAfter = 3_000;

type Options<Props> = {
  /** Whether these props need the code, such as those of an open dialog. By default all do. */
  isWanted?: (props: Props) => boolean;
  /** Keeps the space of the part until its code has arrived. Nothing by default. */
  Placeholder?: ComponentType<Props>;
};

/**
 * A component whose code is a chunk of its own. `preload` fetches the code; an error is reported when
 * the component renders.
 */
export type Part<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * A component whose code is fetched when it is first wanted, not with the code around it. Unlike `React.lazy` it renders
 * at once after a preload, and a failed fetch is repeated while the part is wanted.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted = () => true, Placeholder }: Options<Props> = {},
): Part<Props> => {
  const loader = createLoader(load);
  const OnDemand = (props: Props) => {
    const Loaded = useSyncExternalStore(loader.watch, loader.read, () => null);
    useLoad(loader.load, Loaded === null && isWanted(props));
    if (Loaded) return <Loaded {...props} />;
    return Placeholder ? <Placeholder {...props} /> : null;
  };
  return Object.assign(OnDemand, { preload: () => loader.load().catch(() => undefined) });
};

/** The fetches ahead of need of the whole page. They take turns, so that they leave the network to what is on screen. */
let turns = Promise.resolve();

/** Fetches parts one after the other, from three seconds after the first view, so that they open at once and delay nothing. */
export const usePreload = (...parts: readonly { preload: () => Promise<void> }[]): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are constants of the caller's module.
  useEffect(() => {
    const handle = setTimeout(() => {
      for (const { preload } of parts) turns = turns.then(preload);
    }, preloadAfter);
    return () => clearTimeout(handle);
  }, []);
};
