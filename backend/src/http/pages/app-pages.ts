import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from '../answers/names-tag.ts';
import { type LandingFigures, withFigures } from './landing-figures.ts';

/** The application's page, and the prerendered landing page, which is served at `/`. */
export type AppPage = 'index.html' | 'landing.html';

type Packed = { tag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const pack = (html: string): Packed => {
  const plain = Buffer.from(html);
  return {
    tag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
    plain,
    br: brotliCompressSync(plain, quality),
    gzip: gzipSync(plain, { level: 9 }),
  };
};

/**
 * Sends the pages of the built application with the current figures. A page is read and compressed again only when they
 * or its file change, as they do when a newer version is built beside a running server.
 */
export const createAppPages = (publicDir: string, figures: () => Promise<LandingFigures>) => {
  const kept = new Map<AppPage, { for: string; page: Packed }>();
  const current = async (name: AppPage): Promise<Packed> => {
    const file = join(publicDir, name);
    const now = await figures();
    const key = JSON.stringify([now, statSync(file).mtimeMs]);
    const last = kept.get(name);
    if (last?.for === key) return last.page;
    const page = pack(withFigures(readFileSync(file, 'utf8'), now));
    kept.set(name, { for: key, page });
    return page;
  };
  return async (name: AppPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await current(name);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', page.tag)
      .type('text/html; charset=utf-8');
    if (namesTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding === null) return reply.send(page.plain);
    return reply.header('content-encoding', encoding).send(page[encoding === 'br' ? 'br' : 'gzip']);
  };
};

export type SendAppPage = ReturnType<typeof createAppPages>;
