import { join } from 'node:path';
import type { Tracer } from '@opentelemetry/api';
import { traceStatements } from './dialects/trace-statements.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

export type StoreSettings = {
  dataDir: string;
  databaseUrl: string | null;
  databaseReadUrl?: string | null;
  databaseConnections?: number;
  /** Records the statements of requests. */
  tracer?: Tracer | undefined;
};

/** Opens the PostgreSQL database of the URL, or a SQLite file in the folder. ':memory:' opens a database in memory. */
export const openStore = ({ dataDir, databaseUrl: url, tracer, ...settings }: StoreSettings): Store =>
  url === null
    ? openSqliteStore(
        dataDir === ':memory:' ? dataDir : join(dataDir, 'mobility.db'),
        tracer && traceStatements(tracer, 'sqlite'),
      )
    : openPostgresStore({
        url,
        readUrl: settings.databaseReadUrl,
        connections: settings.databaseConnections,
        log: tracer && traceStatements(tracer, 'postgresql'),
      });
