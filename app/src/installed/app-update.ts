type Listener = () => void;

/** What the page needs from the registered service worker. */
export type UpdateWorker = {
  /** Calls back when a worker waits for the pages of an older one, with whether it belongs to the build of this page. */
  onWaiting(listener: (isOwnBuild: boolean) => void): void;
  /** Calls back when another worker has taken over this page. */
  onControlling(listener: Listener): void;
  /** Lets the waiting worker take over. */
  skipWaiting(): void;
};

/** Whether a newer version of the app waits, and the step to it. Until `watch` is called there is none. */
export const createAppUpdate = () => {
  let apply: (() => void) | null = null;
  const listeners = new Set<Listener>();
  const set = (next: typeof apply): void => {
    apply = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Loads the newer version, once the user agrees; null while there is none. */
    read: (): (() => void) | null => apply,
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The user continues with this version. The next visit loads the newer one. */
    dismiss: (): void => set(null),
    /** Follows the worker. `reload` loads the page again, once its new worker is there. */
    watch: (worker: UpdateWorker, reload: () => void): void => {
      worker.onWaiting((isOwnBuild) => {
        // The page was loaded after the release: only its worker is missing.
        if (isOwnBuild) worker.skipWaiting();
        else
          set(() => {
            worker.onControlling(reload);
            worker.skipWaiting();
          });
      });
    },
  };
};

export const appUpdate = createAppUpdate();
