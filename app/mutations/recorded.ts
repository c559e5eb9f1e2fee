/** The parts of answers that have been read, as `operation place`, for example `listMyRides [].fare`. */
export type Reads = Map<string, Set<string>>;

const isIndex = (key: string | symbol): boolean => typeof key === 'string' && /^\d+$/.test(key);

type Known = WeakMap<object, object>;

/** Reading a part twice gives the same proxy, as it gives the same object without one: React compares them. */
const recording = (
  value: unknown,
  place: readonly string[],
  note: (place: string) => void,
  known: Known = new WeakMap(),
): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const before = known.get(value);
  if (before) return before;
  const proxy = new Proxy(value, {
    get: (target, key, receiver) => {
      const part: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof part === 'function') return part;
      const next = [...place, Array.isArray(target) && isIndex(key) ? '[]' : key];
      note(next.join('.'));
      return recording(part, next, note, known);
    },
  });
  known.set(value, proxy);
  return proxy;
};

/** The answer of an operation as a proxy that notes each field that is read. */
export const recorded = (reads: Reads, operation: string, answer: unknown): unknown => {
  const places = reads.get(operation) ?? new Set<string>();
  reads.set(operation, places);
  return recording(answer, [], (place) => places.add(place));
};
