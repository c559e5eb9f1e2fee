import type { Logger } from 'pino';
import { openPostgresBus } from './postgres-bus.ts';

/** What an instance tells the others on the same database. The outbox's poll and the heartbeat make good what was lost. */
export type Signal =
  | { kind: 'wake' }
  | { kind: 'close'; whose: 'user' | 'session'; id: string; code: number; reason: string };

/** The way to the other instances. */
export type Bus = {
  /** Tells the others, not this instance. */
  publish(signal: Signal): void;
  close(): Promise<void>;
};

type Options = {
  databaseUrl: string | null;
  log: Logger;
  onSignal: (signal: Signal) => void;
  /** It listens again; what was told meanwhile is lost. */
  onGap: () => void;
};

// Processes that share a SQLite file hear of messages by the outbox's poll, of ended sessions by the heartbeat.
const noBus: Bus = { publish: () => {}, close: async () => {} };

/** Joins the instances of a PostgreSQL database; a SQLite file has no way to tell. */
export const openBus = async ({ databaseUrl, ...options }: Options): Promise<Bus> =>
  databaseUrl === null ? noBus : openPostgresBus({ databaseUrl, ...options });
