import type { Logger } from 'pino';
import type { Bus, Signal } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

type Options = {
  databaseUrl: string | null;
  busUrl: string | null;
  log: Logger;
  onSignal: (signal: Signal) => void;
  /** Called when listening starts again; signals sent in between are lost. */
  onGap: () => void;
};

// Processes that share a SQLite file poll the outbox for messages, and the heartbeat finds ended sessions.
const noBus: Bus = {
  publish: () => {},
  hold: () => {},
  release: () => {},
  isUp: false,
  close: async () => {},
};

/** Connects instances through NATS if it is configured, otherwise through PostgreSQL; for a SQLite file the bus does nothing. */
export const openBus = async ({ databaseUrl, busUrl, ...options }: Options): Promise<Bus> => {
  // The client of NATS is loaded only where it is used.
  if (busUrl !== null) return (await import('./nats-bus.ts')).openNatsBus({ url: busUrl, ...options });
  return databaseUrl === null ? noBus : openPostgresBus({ databaseUrl, ...options });
};
