import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { namesTag } from './names-tag.ts';

const tagOf = (body: string): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Gives the reads that clients repeat an ETag, and answers with 304 if nothing has changed. A browser keeps the last
 * answer and asks each time. Add it before the compression, so that a 304 costs none.
 */
export function revalidateReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    if (!request.routeOptions.config.isRepeated || reply.statusCode !== 200 || typeof body !== 'string') {
      return body;
    }
    const tag = tagOf(body);
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (!namesTag(request.headers['if-none-match'], tag)) return body;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}
