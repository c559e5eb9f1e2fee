import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Read } from '../store/store.ts';
import { createChecksum, format, formatVersion, type Head, headFields } from './format.ts';
import { exportedColumns, readPages } from './pages.ts';
import { requireOwnSchema, schemaVersionOf } from './present-database.ts';
import type { Progress } from './progress.ts';
import { keptTables } from './tables/tables.ts';
import type { Vault } from './vault.ts';

/** What a file holds: the numbers of its collections and documents, and its checksum. */
export type Written = { collections: number; documents: number; checksum: string };

/** The text of a file in parts; writes into `written` what they hold. */
async function* partsOf(
  db: Read,
  vault: Vault,
  now: number,
  written: Written,
  progress: Progress | null,
): AsyncGenerator<string> {
  const checksum = createChecksum();
  const head: Head = {
    format,
    format_version: formatVersion,
    schema_version: await schemaVersionOf(db),
    created_at: new Date(now).toISOString(),
    key_id: vault.keyId,
  };
  yield `{${headFields.map((name) => `"${name}":${JSON.stringify(head[name])}`).join()},"collections":{`;
  for (const table of keptTables) {
    const columns = exportedColumns(table);
    checksum.addTable(table.name, columns);
    yield `${written.collections > 0 ? ',' : ''}\n"${table.name}":{"columns":${JSON.stringify(columns)},"rows":[`;
    written.collections += 1;
    let separator = '\n';
    for await (const rows of readPages(db, table, vault)) {
      for (const row of rows) checksum.addRow(row);
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
      written.documents += rows.length;
      progress?.add(rows.length);
    }
    yield ']}';
  }
  written.checksum = checksum.digest(head);
  yield `},"checksum":"${written.checksum}","signature":"${vault.sign(written.checksum)}"}`;
}

/**
 * Writes all kept tables to a new file that only the user of the process can read, and flushes it to the disk. The
 * caller passes a snapshot or a transaction, so that the data is consistent.
 */
export const writeBackup = async (
  file: string,
  db: Read,
  vault: Vault,
  now: number,
  progress: Progress | null = null,
): Promise<Written> => {
  await requireOwnSchema(db);
  const written: Written = { collections: 0, documents: 0, checksum: '' };
  await pipeline(
    Readable.from(partsOf(db, vault, now, written, progress)),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return written;
};
