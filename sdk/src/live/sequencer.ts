/** How many message ids are remembered. */
const memory = 500;

/** Tells repeated messages from new ones by their id. */
export const createSequencer = () => {
  const seen = new Set<string>();
  return {
    /** True the first time; a message without an id is always new. */
    isNew: ({ id }: { id?: string }): boolean => {
      if (id === undefined) return true;
      const isRepeated = seen.delete(id);
      seen.add(id);
      for (const oldest of seen) {
        if (seen.size <= memory) break;
        seen.delete(oldest);
      }
      return !isRepeated;
    },
  };
};
