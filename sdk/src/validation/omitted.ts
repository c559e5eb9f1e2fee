const counts = new WeakMap<object, number>();

/** Records how many items of its lists an answer lost because they could not be read. */
export const noteOmitted = (answer: object, count: number): void => {
  counts.set(answer, count);
};

/** How many items of its lists an answer, or a list in it, lost because they could not be read. */
export const omittedItems = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null ? (counts.get(answer) ?? 0) : 0;

/** Gives a copy of an answer the same count, as a cache that shares structure needs it. Returns the copy. */
export const keepOmitted = <T>(answer: unknown, copy: T): T => {
  if (typeof copy === 'object' && copy !== null) noteOmitted(copy, omittedItems(answer));
  return copy;
};
