import type { BackupData } from '@mobility/openapi';
import type { Value } from '../rows.ts';

export type Collections = BackupData['collections'];

/** The values of the given columns, row by row. */
export const valuesOf = (collections: Collections, table: string, names: readonly string[]): Value[][] => {
  const { columns = [], rows = [] } = collections[table] ?? {};
  const places = names.map((name) => columns.indexOf(name));
  return rows.map((row) => places.map((place) => row[place] ?? null));
};
