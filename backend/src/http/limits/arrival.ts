import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hangUp } from '../raw-errors.ts';

/**
 * Answers 408 and closes the connection if a body is not there within so many milliseconds. A body that its operation
 * reads while it arrives may take longer in all, as long as some of it arrives in each such time.
 */
export function limitArrival(app: FastifyInstance, atMost: number): void {
  app.addHook('preParsing', async ({ raw, id, routeOptions }) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    // A request that Fastify injects has all of its body and no connection.
    if (!hasBody || raw.complete || !(raw.socket instanceof Socket)) return;
    // Counted by the socket: a listener would take the data before the body is read.
    let arrived = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const isArriving = raw.socket.bytesRead > arrived;
      arrived = raw.socket.bytesRead;
      if (!(routeOptions.config.isStreamed && isArriving)) hangUp(raw.socket, 408, id);
    }, atMost);
    raw.once('close', () => clearInterval(timer));
  });
}
