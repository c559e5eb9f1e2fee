import type { Logger } from 'pino';
import type { DeviceProofs } from './auth/device-proofs.ts';
import type { GuessLimits } from './auth/guess-limits.ts';
import type { SocketTickets } from './auth/socket-tickets.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Vault } from './backup/vault.ts';
import type { Config } from './config.ts';
import type { PaymentGateway } from './domain/money/gateway.ts';
import type { Hub } from './live/hub.ts';
import type { Positions } from './matching/positions.ts';
import type { Quotes } from './quotes.ts';
import type { Store } from './store/store.ts';
import type { Tracing } from './tracing/open-tracing.ts';

/** The ports that operations and use cases use. Built once by createServer. */
export type Context = {
  config: Config;
  store: Store;
  hub: Hub;
  positions: Positions;
  tokens: Tokens;
  tickets: SocketTickets;
  devices: DeviceProofs;
  quotes: Quotes;
  vault: Vault;
  guesses: GuessLimits;
  gateway: PaymentGateway;
  /** Records traces; null where none are configured. */
  tracing: Tracing | null;
  log: Logger;
  /** Milliseconds since 1970. */
  now(): number;
  /** A new sortable id. */
  newId(): string;
};
