import { join } from 'node:path';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the PostgreSQL database of the URL, or a SQLite file in the folder. ':memory:' opens a database in memory. */
export const openStore = ({
  dataDir,
  databaseUrl,
  databaseConnections,
}: {
  dataDir: string;
  databaseUrl: string | null;
  databaseConnections?: number;
}): Store =>
  databaseUrl === null
    ? openSqliteStore(dataDir === ':memory:' ? dataDir : join(dataDir, 'mobility.db'))
    : openPostgresStore(databaseUrl, databaseConnections);
