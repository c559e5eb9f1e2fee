import { afterEach } from 'vitest';
import { createClient } from '../client.ts';
import type { ClientOptions } from '../options.ts';
import { loopback } from './loopback.ts';

export type Reply = Parameters<typeof loopback>[0];
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A client of a real server, which closes with the test. Its token can change; its waits are recorded and take no time. */
export const setUp = async (reply: Reply, options: Partial<ClientOptions> = {}) => {
  const server = await loopback(reply);
  closers.push(server.close);
  const storage = { token: 'old' };
  const waits: number[] = [];
  const client = createClient({
    baseUrl: server.baseUrl,
    tokens: {
      read: () => storage.token,
      write: (token) => {
        storage.token = token;
      },
    },
    random: () => 0.5,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
  return { client, seen: server.seen, storage, waits };
};
