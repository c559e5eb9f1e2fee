import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Context } from '../../context.ts';

/** Whether an address is that of a trusted proxy; `hop` counts from the server outwards. */
export const trustedBy = (proxies: Context['config']['trustProxy']) => {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies];
};

/** Reads the address of the client as Fastify does, for a request that does not pass through it. */
export const clientAddressBy = (
  proxies: Context['config']['trustProxy'],
): ((request: IncomingMessage) => string) => {
  const trusted = trustedBy(proxies);
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = typeof trusted === 'function' ? trusted : proxyAddr.compile(trusted);
  return (request) => proxyAddr(request, isTrusted);
};
