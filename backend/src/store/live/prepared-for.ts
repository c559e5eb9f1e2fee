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
  const nameOf = (field: string, index: number): string => `${field} ${index}`;
  const queries = sizes.map((size) => {
    const places = Array.from({ length: size }, (_, index) => index);
    const names = places.flatMap((index) => fields.map((field) => nameOf(field, index)));
    const run = prepared<Record<string, string | number>, Row>(names, (db, args) => {
      const keyAt = (index: number) =>
        Object.fromEntries(fields.map((field) => [field, args[nameOf(field, index)]]));
      // Every key gets all its fields. This is the only cast.
      return build(db, places.map(keyAt) as Key[]);
    });
    return { size, run };
  });
  const argumentsFor = (keys: readonly Key[], size: number): Record<string, string | number> => {
    const args: Record<string, string | number> = {};
    for (let index = 0; index < size; index += 1)
      for (const field of fields)
        args[nameOf(field, index)] = keys[index]?.[field] ?? (typeof keys[0]?.[field] === 'number' ? 0 : '');
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
