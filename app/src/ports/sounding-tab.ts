type Locks = Pick<LockManager, 'request'>;

/**
 * Lets one tab of the browser make sounds: the first one that may. Without Web Locks every tab does. A tab that may no
 * longer make sounds leaves it to the next one.
 */
export const createSoundingTab = (locks: Locks | undefined = navigator.locks) => {
  let isOurs = locks === undefined;
  let leave: (() => void) | null = null;
  return {
    isOurs: (): boolean => isOurs,
    /** Asks for the part, and takes it once no other tab has it. */
    claim: (): void => {
      if (!locks || leave) return;
      const left = Promise.withResolvers<void>();
      leave = left.resolve;
      const hold = (): Promise<void> => {
        isOurs = leave === left.resolve;
        return left.promise;
      };
      locks.request('mobility_sound', hold).catch(() => {
        isOurs = true;
      });
    },
    leave: (): void => {
      leave?.();
      leave = null;
      isOurs = locks === undefined;
    },
  };
};

export type SoundingTab = ReturnType<typeof createSoundingTab>;
