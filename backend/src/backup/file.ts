import { createHash, type Hash } from 'node:crypto';
import type { BackupData } from '@mobility/openapi';
import type { Read } from '../store/store.ts';
import { exportedColumns, readRows } from './rows.ts';
import { keptTables } from './tables/tables.ts';
import type { Vault } from './vault.ts';

export const format = 'mobility-backup';
export const formatVersion = 1;

/** A backup without its checksum. */
export type Unsigned = Omit<BackupData, 'checksum'>;

const isFlat = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof item !== 'object' || item === null);

/** Yields canonical JSON in chunks: sorted keys, no whitespace. */
const feed = (hash: Hash, value: unknown): void => {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && isFlat(value))) {
    hash.update(JSON.stringify(value));
    return;
  }
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => ['', item])
    : Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  hash.update(isList ? '[' : '{');
  entries.forEach(([key, item], index) => {
    if (index > 0) hash.update(',');
    if (!isList) hash.update(`${JSON.stringify(key)}:`);
    feed(hash, item);
  });
  hash.update(isList ? ']' : '}');
};

/** The checksum that detects a damaged file. */
export const checksumOf = (data: Unsigned): string => {
  const hash = createHash('sha256');
  feed(hash, data);
  return `sha256:${hash.digest('hex')}`;
};

/** The version of the schema. */
export const schemaVersionOf = async (db: Read): Promise<number> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema_version')
    .executeTakeFirstOrThrow();
  return Number(row.value);
};

/** Writes all kept tables as a file. The caller passes a snapshot or a transaction, so that the data is consistent. */
export const readBackup = async (db: Read, vault: Vault, now: number): Promise<BackupData> => {
  const collections: BackupData['collections'] = {};
  for (const table of keptTables) {
    collections[table.name] = { columns: exportedColumns(table), rows: await readRows(db, table, vault) };
  }
  const data: Unsigned = {
    format,
    format_version: formatVersion,
    schema_version: await schemaVersionOf(db),
    created_at: new Date(now).toISOString(),
    key_id: vault.keyId,
    collections,
  };
  return { ...data, checksum: checksumOf(data) };
};

/** The number of rows in a backup. */
export const documentsIn = ({ collections }: BackupData): number =>
  Object.values(collections).reduce((sum, { rows }) => sum + rows.length, 0);
