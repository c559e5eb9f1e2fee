/** Attempts are remembered for so long. */
export const remembered = 900_000;
const keptAtMost = 10_000;

/** An attempt that was just recorded: when the earlier ones under each of its keys were, oldest first. */
export type Attempt = { earlier: readonly (readonly number[])[]; withdraw(): void };

/** Remembers attempts by key. */
export type Attempts = {
  /** Records an attempt under these keys; null if the log is away. */
  add(keys: readonly string[], now: number): Promise<Attempt | null>;
};

/** Attempts in the memory of this process. */
export const rememberHere = (): Attempts => {
  const times = new Map<string, number[]>();
  const recent = (key: string, now: number) =>
    (times.get(key) ?? []).filter((time) => time > now - remembered);
  const prune = (now: number): void => {
    for (const key of times.keys()) if (recent(key, now).length === 0) times.delete(key);
  };
  const remove = (key: string, time: number): void => {
    const known = times.get(key) ?? [];
    const index = known.indexOf(time);
    if (index >= 0) known.splice(index, 1);
  };

  return {
    add: async (keys, now) => {
      if (times.size > keptAtMost) prune(now);
      const earlier = keys.map((key) => recent(key, now));
      for (const [index, key] of keys.entries()) times.set(key, [...(earlier[index] ?? []), now]);
      return {
        earlier,
        withdraw: () => {
          for (const key of keys) remove(key, now);
        },
      };
    },
  };
};
