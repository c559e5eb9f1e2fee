import { createHash, type Hash } from 'node:crypto';
import type { BackupData } from '@mobility/openapi';
import type { Vault } from '../../auth/vault.ts';
import type { Read } from '../store.ts';
import { exportedColumns, readRows } from './rows.ts';
import { keptTables } from './tables.ts';

export const format = 'mobility-backup';
export const formatVersion = 1;

/** A backup without what proves it whole. */
export type Unsigned = Omit<BackupData, 'checksum'>;

const isFlat = (list: readonly unknown[]): boolean =>
  list.every((item) => typeof item !== 'object' || item === null);

/** Canonical JSON, piece by piece: keys sorted, no spaces. */
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

/** Tells a damaged file from a whole one. */
export const checksumOf = (data: Unsigned): string => {
  const hash = createHash('sha256');
  feed(hash, data);
  return `sha256:${hash.digest('hex')}`;
};

/** The step that the schema stands at. */
export const schemaVersionOf = async (db: Read): Promise<number> => {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', 'schema_version')
    .executeTakeFirstOrThrow();
  return Number(row.value);
};

/** Everything that is kept, as a file. Give it one moment's view: a snapshot or a transaction. */
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

/** How many rows a backup holds. */
export const documentsIn = ({ collections }: BackupData): number =>
  Object.values(collections).reduce((sum, { rows }) => sum + rows.length, 0);
