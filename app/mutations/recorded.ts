/** The parts of answers that have been read, as `operation place`, for example `listMyRides [].fare`. */
export type Reads = Map<string, Set<string>>;

const isIndex = (key: string | symbol): boolean => typeof key === 'string' && /^\d+$/.test(key);

const recording = (value: unknown, place: readonly string[], note: (place: string) => void): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key, receiver) => {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof part === 'function') return part;
      const next = [...place, Array.isArray(target) && isIndex(key) ? '[]' : key];
      note(next.join('.'));
      return recording(part, next, note);
    },
  });
};

/** The answer of an operation as a proxy that notes each field that is read. */
export const recorded = (reads: Reads, operation: string, answer: unknown): unknown => {
  const places = reads.get(operation) ?? new Set<string>();
  reads.set(operation, places);
  return recording(answer, [], (place) => places.add(place));
};
