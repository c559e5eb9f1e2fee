import { pino } from 'pino';
import { rememberHere } from '../auth/attempts.ts';
import { createDeviceProofs } from '../auth/device-proofs.ts';
import { createGuessLimits } from '../auth/guess-limits.ts';
import type { KeyRing } from '../auth/key-ring.ts';
import { createSocketTickets } from '../auth/socket-tickets.ts';
import { createTokens } from '../auth/tokens.ts';
import { createVault } from '../backup/vault.ts';
import { type Config, configure } from '../config.ts';
import type { Context } from '../context.ts';
import type { PaymentGateway } from '../domain/money/gateway.ts';
import { createSandboxGateway } from '../gateways/sandbox.ts';
import { idsFrom } from '../ids.ts';
import { silentHub } from '../live/silent-hub.ts';
import { openPositions } from '../matching/open-positions.ts';
import { createQuotes } from '../quotes.ts';
import { openStore } from '../store/open-store.ts';
import { placeFor } from './place.ts';

const keys: KeyRing = [new Uint8Array(32).fill(7)];

type Options = Partial<Config> & { now?: () => number; gateway?: PaymentGateway };

/** A context without a server, on a new database or on that of `dataDir`. Close its store at the end. */
export const createTestContext = async (options: Options = {}): Promise<Context> => {
  const { now = Date.now, gateway = createSandboxGateway(async () => {}), ...rest } = options;
  const config = configure({ ...rest, ...(rest.databaseUrl ? {} : await placeFor(rest.dataDir)) });
  const store = openStore(config);
  await store.migrate();
  const log = pino({ level: 'silent' });
  return {
    config,
    store,
    hub: silentHub,
    positions: await openPositions({ ...config, store, now, log }),
    tokens: createTokens({ keys, life: config.tokenLife, now }),
    tickets: createSocketTickets(keys, now),
    devices: createDeviceProofs(keys, now),
    quotes: createQuotes(keys),
    vault: createVault(keys),
    guesses: createGuessLimits({ perBudget: 10, perAddress: 1_000, now, logs: [rememberHere()] }),
    gateway,
    tracing: null,
    log,
    now,
    newId: idsFrom(now),
  };
};
