import type { Compilable } from 'kysely';
import { prepared } from '../prepared.ts';
import type { Read } from '../store.ts';

// Few sizes, so that few statements are compiled and kept.
const sizes = [1, 8, 40, 120];

/**
 * A query for a list of keys, which is compiled once for each of a few sizes and filled up with keys that nothing has:
 * empty texts and zeros. A longer list is read in parts.
 */
export const preparedFor = <Key extends Record<string, string | number>, Row>(
  fields: readonly (keyof Key & string)[],
  build: (db: Read, keys: readonly Key[]) => Compilable<Row>,
): ((db: Read, keys: readonly Key[]) => Promise<Row[]>) => {
  // The names of the arguments are made once: a name that is put together for each call is slow to look up.
  const named = Array.from({ length: Math.max(...sizes) }, (_, index) =>
    fields.map((field) => ({ field, name: `${field} ${index}` })),
  );
  const queries = sizes.map((size) => {
    const places = named.slice(0, size);
    const names = places.flatMap((place) => place.map(({ name }) => name));
    const run = prepared<Record<string, string | number>, Row>(names, (db, args) => {
      const keys = places.map((place) =>
        Object.fromEntries(place.map(({ field, name }) => [field, args[name]])),
      );
      // Every key gets all its fields. This is the only cast.
      return build(db, keys as Key[]);
    });
    return { size, run };
  });
  const argumentsFor = (keys: readonly Key[], size: number): Record<string, string | number> => {
    const args: Record<string, string | number> = {};
    for (const [index, place] of named.slice(0, size).entries())
      for (const { field, name } of place)
        args[name] = keys[index]?.[field] ?? (typeof keys[0]?.[field] === 'number' ? 0 : '');
    return args;
  };

  return async (db, keys) => {
    const rows: Row[] = [];
    for (let rest = keys; rest.length > 0; ) {
      const query = queries.find(({ size }) => size >= rest.length) ?? queries.at(-1);
      if (!query) break;
      rows.push(...(await query.run(db, argumentsFor(rest, query.size))));
      rest = rest.slice(query.size);
    }
    return rows;
  };
};
