import { pino } from 'pino';
import { type Config, configure } from '../config.ts';
import type { Context } from '../context.ts';
import { createSandboxGateway, type PaymentGateway } from '../domain/gateway.ts';
import { createGuessLimits } from '../guess-limits.ts';
import { idsFrom } from '../ids.ts';
import { openStore } from '../store/store.ts';
import { createTokens } from '../tokens.ts';

type Options = Partial<Config> & { now?: () => number; gateway?: PaymentGateway; file?: string };

const silentHub = {
  wake: () => {},
  closeUser: () => {},
  closeSession: () => {},
  online: () => false,
  close: async () => {},
};

/** A context without a server and without sockets, on a database of its own or on `file`. Close its store at the end. */
export const createTestContext = async (options: Options = {}): Promise<Context> => {
  const {
    now = Date.now,
    gateway = createSandboxGateway(async () => {}),
    file = ':memory:',
    ...rest
  } = options;
  const config = configure(rest);
  const store = openStore({ file });
  await store.migrate();
  return {
    config,
    store,
    hub: silentHub,
    tokens: createTokens({ key: new Uint8Array(32).fill(7), life: config.tokenLife, now }),
    guesses: createGuessLimits({ perAccount: 10, perAddress: 1_000, now }),
    gateway,
    log: pino({ level: 'silent' }),
    now,
    newId: idsFrom(now),
  };
};
