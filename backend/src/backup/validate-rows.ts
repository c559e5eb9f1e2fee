import type { BackupData } from '@mobility/openapi';
import { invalid } from './invalid.ts';
import { exportedColumns, exportedKinds, type Row, secretName, type Value } from './rows.ts';
import { requireConsistency } from './rules/rules.ts';
import type { Table } from './tables/columns.ts';
import { keptTables } from './tables/tables.ts';
import { fits } from './validate-values.ts';
import type { Vault } from './vault.ts';

type Collections = BackupData['collections'];

/** Rows ready to be inserted, table by table, and the number of secrets sealed by another installation. */
export type ValidatedBackup = {
  tables: { table: Table; rows: Row[] }[];
  lostPasswords: number;
  lostCards: number;
};

const requireValues = (table: Table, rows: readonly Row[]): void => {
  const [names, kinds] = [exportedColumns(table), exportedKinds(table)];
  rows.forEach((row, at) => {
    const wrong = kinds.findIndex((column, index) => !fits(column, row[index] ?? null));
    if (wrong >= 0) throw invalid(`Row ${at + 1} of ${table.name} has a wrong ${names[wrong]}`);
  });
};

/** The keys of a table's rows. Refuses duplicates. */
const keysOf = (table: Table, rows: readonly Row[]): Set<string> => {
  const places = table.key.map((name) => exportedColumns(table).indexOf(name));
  const keys = new Set<string>();
  if (places.length === 0) return keys;
  for (const row of rows) keys.add(places.map((place) => row[place]).join('\n'));
  if (keys.size < rows.length) throw invalid(`Two rows of ${table.name} have the same key`);
  return keys;
};

const requireReferences = (table: Table, rows: readonly Row[], known: Map<string, Set<string>>): void => {
  exportedKinds(table).forEach(({ of }, place) => {
    if (of === undefined) return;
    const there = known.get(of);
    const at = rows.findIndex((row) => row[place] !== null && !there?.has(String(row[place])));
    if (at >= 0) throw invalid(`Row ${at + 1} of ${table.name} refers to a missing row of ${of}`);
  });
};

/** Refuses a ledger in which the entries of a transaction do not sum to zero. */
const requireBalancedLedger = ({ columns = [], rows = [] }: Partial<Collections[string]>): void => {
  const [transaction, amount] = [columns.indexOf('transaction_id'), columns.indexOf('amount')];
  const sums = new Map<Value, number>();
  for (const row of rows) {
    const id = row[transaction] ?? null;
    sums.set(id, (sums.get(id) ?? 0) + Number(row[amount]));
  }
  if ([...sums.values()].some((sum) => sum !== 0)) {
    throw invalid('The ledger of this backup does not sum to zero');
  }
};

/** A password hash that matches no password. */
const unusable = '!';

/**
 * Decrypts a secret; null if another installation sealed it. Refuses a secret of this installation that was changed.
 */
const openOne = (sealed: Value, about: string, vault: Vault, isOurs: boolean): string | null => {
  if (!isOurs) return null;
  const secret = vault.open(String(sealed), about);
  if (secret === null) throw invalid('A secret of this backup was changed');
  return secret;
};

/** Decrypts a row's secrets; null if the row is useless without a secret of another installation. */
const opened = (table: Table, row: Row, vault: Vault, isOurs: boolean): Row | null => {
  const names = exportedColumns(table);
  let isLost = false;
  const result = exportedKinds(table).map(({ kind, nullable, lost }, index) => {
    const value = row[index] ?? null;
    if (kind !== 'secret' || value === null) return value;
    const secret = openOne(value, secretName(table, row, names[index] ?? ''), vault, isOurs);
    isLost ||= secret === null && lost === 'drop';
    return secret ?? (nullable ? null : unusable);
  });
  return isLost ? null : result;
};

const openSecrets = (table: Table, rows: Row[], vault: Vault, isOurs: boolean): Row[] => {
  if (!exportedKinds(table).some(({ kind }) => kind === 'secret')) return rows;
  return rows.flatMap((row) => {
    const open = opened(table, row, vault, isOurs);
    return open === null ? [] : [open];
  });
};

/** Validates the rows of a file with a correct shape and checksum, and decrypts its secrets. */
export const validateRows = (
  { collections, key_id }: Omit<BackupData, 'checksum'>,
  vault: Vault,
): ValidatedBackup => {
  const known = new Map<string, Set<string>>();
  const isOurs = vault.isOurs(key_id);
  const tables = keptTables.map((table) => {
    const rows: Row[] = collections[table.name]?.rows ?? [];
    requireValues(table, rows);
    known.set(table.name, keysOf(table, rows));
    requireReferences(table, rows, known);
    return { table, rows: openSecrets(table, rows, vault, isOurs) };
  });
  requireBalancedLedger(collections.ledger_entries ?? {});
  requireConsistency(collections);
  const countIn = (name: string): number => collections[name]?.rows.length ?? 0;
  return {
    tables,
    lostPasswords: isOurs ? 0 : countIn('users'),
    lostCards: isOurs ? 0 : countIn('saved_cards'),
  };
};
