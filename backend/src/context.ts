import type { Logger } from 'pino';
import type { GuessLimits } from './auth/guess-limits.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Vault } from './auth/vault.ts';
import type { Config } from './config.ts';
import type { PaymentGateway } from './domain/gateway.ts';
import type { Hub } from './live/hub.ts';
import type { DriverIndex } from './matching/driver-index.ts';
import type { Quotes } from './quotes.ts';
import type { Store } from './store/store.ts';

/** Everything that an operation may reach, split by port. Built once by createServer. */
export type Context = {
  config: Config;
  store: Store;
  hub: Hub;
  drivers: DriverIndex;
  tokens: Tokens;
  quotes: Quotes;
  vault: Vault;
  guesses: GuessLimits;
  gateway: PaymentGateway;
  log: Logger;
  /** Milliseconds since 1970; the server's time decides. */
  now(): number;
  /** A new sortable id. */
  newId(): string;
};
