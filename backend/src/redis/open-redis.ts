import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';

/** A client of Redis or Valkey. */
export type RedisClient = ReturnType<typeof clientOf>;

/** A Redis or Valkey server that may be away at any time. */
export type Redis = {
  client: RedisClient;
  /** Runs commands. Returns null where the server is away or does not answer in time, so that the caller does without. */
  ask<Answer>(commands: (client: RedisClient) => Promise<Answer>): Promise<Answer | null>;
  close(): Promise<void>;
};

type Options = {
  /** As redis://user:password@host:port/number, or rediss:// with TLS. */
  url: string;
  /** What the server is used for, for the log. */
  purpose: string;
  log: Logger;
};

const connectedWithin = 1_000;
const answeredWithin = 500;
const comeBackAfterAtMost = 1_000;

const clientOf = (url: string) =>
  createClient({
    url,
    // Commands fail at once while the server is away; nothing waits for it.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    commandOptions: { timeout: answeredWithin },
    socket: {
      connectTimeout: connectedWithin,
      reconnectStrategy: (retries) => Math.min(50 * (retries + 1), comeBackAfterAtMost),
    },
  });

/** Says once that the server is away, and once that it is back. */
const reportState = (client: RedisClient, { purpose, log }: Options): void => {
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (isAway) return;
    isAway = true;
    log.warn({ err: error, purpose }, 'Redis is away; this instance goes on with its own memory');
  });
  client.on('ready', () => {
    if (isAway) log.warn({ purpose }, 'Redis is back');
    isAway = false;
  });
};

/** Connects to a server, and goes on without it if it does not answer within a second; the client keeps trying. */
export const openRedis = async (options: Options): Promise<Redis> => {
  const client = clientOf(options.url);
  reportState(client, options);
  // Rejects only when it is closed before the server has answered.
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, wait(connectedWithin)]);
  return {
    client,
    ask: async (commands) => {
      if (!client.isReady) return null;
      try {
        return await commands(client);
      } catch (error) {
        options.log.debug({ err: error, purpose: options.purpose }, 'Redis did not answer');
        return null;
      }
    },
    close: async () => {
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
    },
  };
};
