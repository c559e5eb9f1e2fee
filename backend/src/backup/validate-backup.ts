import type { BackupData } from '@mobility/openapi';
import { checksumOf, format, formatVersion } from './file.ts';
import { invalid } from './invalid.ts';
import { exportedColumns } from './rows.ts';
import type { Table } from './tables/columns.ts';
import { keptTables } from './tables/tables.ts';
import { type ValidatedBackup, validateRows } from './validate-rows.ts';
import type { Vault } from './vault.ts';

const rowsAtMost = 1_000_000;
const fields = [
  'format',
  'format_version',
  'schema_version',
  'created_at',
  'key_id',
  'collections',
  'checksum',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));
const isValue = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'number';

const requireHead = (file: Record<string, unknown>, schemaVersion: number): void => {
  if (file.format !== format) throw invalid('This is not a Mobility backup');
  if (file.format_version !== formatVersion) {
    throw invalid(`This backup has another format; this server reads format ${formatVersion}`);
  }
  if (file.schema_version !== schemaVersion) {
    throw invalid(`This backup has another schema; this server has schema ${schemaVersion}`);
  }
  if (!hasOnly(file, fields)) throw invalid('The backup has missing or unknown fields');
  const texts = [file.created_at, file.key_id, file.checksum];
  if (texts.some((text) => typeof text !== 'string')) throw invalid('The header of the backup is damaged');
};

const requireColumns = (table: Table, collection: unknown): unknown[] => {
  if (!isRecord(collection) || !hasOnly(collection, ['columns', 'rows'])) {
    throw invalid(`The collection ${table.name} is missing or damaged`);
  }
  const expected = exportedColumns(table);
  const { columns, rows } = collection;
  const fits =
    Array.isArray(columns) &&
    columns.length === expected.length &&
    expected.every((name, index) => columns[index] === name);
  if (!fits) throw invalid(`The columns of ${table.name} are not those of this server`);
  if (!Array.isArray(rows)) throw invalid(`The collection ${table.name} is missing or damaged`);
  return rows;
};

const requireFlatRows = (table: Table, rows: unknown[]): void => {
  const width = exportedColumns(table).length;
  const at = rows.findIndex((row) => !Array.isArray(row) || row.length !== width || !row.every(isValue));
  if (at >= 0) throw invalid(`Row ${at + 1} of ${table.name} is damaged`);
};

/** Checks the shape of the file first, so that the later checks never walk into deep or unknown structures. */
const requireShape = (file: Record<string, unknown>): BackupData => {
  if (!isRecord(file.collections)) throw invalid('The backup has no collections');
  const known = keptTables.map(({ name }) => String(name));
  const unknown = Object.keys(file.collections).find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalid(`The backup has a collection that this server does not know`);
  let count = 0;
  for (const table of keptTables) {
    const own = Object.hasOwn(file.collections, table.name) ? file.collections[table.name] : undefined;
    const rows = requireColumns(table, own);
    count += rows.length;
    if (count > rowsAtMost) throw invalid(`A backup can have at most ${rowsAtMost} rows`);
    requireFlatRows(table, rows);
  }
  // All parts have just been checked. This is the only cast.
  return file as BackupData;
};

/** Validates a parsed file: shape, checksum, values, references and ledger sums. Returns its rows. */
export const validateBackup = (body: unknown, vault: Vault, schemaVersion: number): ValidatedBackup => {
  const file = isRecord(body) && isRecord(body.backup_data) ? body.backup_data : body;
  if (!isRecord(file)) throw invalid('This is not a Mobility backup');
  requireHead(file, schemaVersion);
  const { checksum, ...data } = requireShape(file);
  if (checksum !== checksumOf(data)) {
    throw invalid('The checksum does not match: the file is damaged or was changed');
  }
  return validateRows(data, vault);
};
