import type { CallOptions } from '../options.ts';

/** A query for react-query and similar libraries. `queryOptions(…)` of react-query adds the type of the data to the key. */
export type Query<Key, Data> = {
  queryKey: Key;
  queryFn(context: { signal?: AbortSignal }): Promise<Data>;
};

/** A query whose key has the operation's key and the arguments. */
export const read = <const Key extends readonly string[], const Given extends readonly unknown[], Data>(
  key: Key,
  given: Given,
  call: (options: CallOptions) => Promise<Data>,
): Query<readonly [...Key, ...Given], Data> => ({
  queryKey: [...key, ...given],
  queryFn: ({ signal }) => call({ signal }),
});
