/**
 * Waits for statements that do not wait for each other; in a transaction on PostgreSQL they share a round trip. Fails as
 * the first of them that fails, in the order of the arguments, because there those after it fail with it.
 */
export const together = async <const T extends readonly unknown[]>(
  ...sent: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
