import type { Logger } from 'pino';
import type { Bus, Signal } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

type Options = {
  databaseUrl: string | null;
  log: Logger;
  onSignal: (signal: Signal) => void;
  /** Called when listening starts again; signals sent in between are lost. */
  onGap: () => void;
};

// Processes that share a SQLite file poll the outbox for messages, and the heartbeat finds ended sessions.
const noBus: Bus = { publish: () => {}, close: async () => {} };

/** Connects the instances of a PostgreSQL database; for a SQLite file the bus does nothing. */
export const openBus = async ({ databaseUrl, ...options }: Options): Promise<Bus> =>
  databaseUrl === null ? noBus : openPostgresBus({ databaseUrl, ...options });
