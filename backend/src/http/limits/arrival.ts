import type { FastifyInstance } from 'fastify';
import { hangUp } from '../raw-errors.ts';

/**
 * Answers 408 and closes the connection if a body is not there within so many milliseconds. A body that its operation
 * reads while it arrives may take longer in all, but may not pause for longer.
 */
export function limitArrival(app: FastifyInstance, atMost: number): void {
  app.addHook('preParsing', async ({ raw, id, routeOptions }) => {
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (!hasBody || raw.complete) return;
    const timer = setTimeout(() => hangUp(raw.socket, 408, id), atMost);
    if (routeOptions.config.isStreamed) raw.on('data', () => timer.refresh());
    raw.once('close', () => clearTimeout(timer));
  });
}
