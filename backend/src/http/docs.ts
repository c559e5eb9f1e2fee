import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import document from '@mobility/openapi/document' with { type: 'json' };
import live from '@mobility/openapi/live-document' with { type: 'json' };
import type { FastifyInstance, FastifyReply } from 'fastify';

const script = 'redoc.standalone.js';

// Redoc writes its own style elements and its search runs in a worker: only here, and never for the application.
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = (title: string, source: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Mobility</title></head>` +
  `<body><redoc spec-url="${source}" disable-telemetry="true"></redoc>` +
  `<script type="module" src="/docs/${script}"></script></body></html>`;

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(html);

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const emptyImage = 'data:,';

type Reader = { plain: string; compressed: Buffer };

/** Redoc's bundle, read when first asked for, without the logo that it would fetch from its maker. */
const readerFrom = (file: string): (() => Promise<Reader>) => {
  let reader: Promise<Reader> | undefined;
  const read = async (): Promise<Reader> => {
    const plain = readFileSync(file, 'utf8').replaceAll(
      /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g,
      emptyImage,
    );
    return { plain, compressed: await compress(plain, quick) };
  };
  return () => (reader ??= read());
};

/**
 * Serves readable pages of the contract: the operations at `/docs`, the live channel at `/docs/live`;
 * `docsDir` holds Redoc's bundle.
 */
export function serveDocs(app: FastifyInstance, docsDir: string | null): void {
  if (docsDir === null || !existsSync(join(docsDir, script))) return;
  const reader = readerFrom(join(docsDir, script));
  app.get(`/docs/${script}`, async ({ headers }, reply) => {
    const { plain, compressed } = await reader();
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return plain;
    return reply.header('content-encoding', 'br').send(compressed);
  });
  app.get('/docs', (_, reply) => sendHtml(reply, page('The calls', '/docs/openapi.json')));
  app.get('/docs/', (_, reply) => reply.redirect('/docs', 308));
  app.get('/docs/live/', (_, reply) => reply.redirect('/docs/live', 308));
  app.get('/docs/live', (_, reply) => sendHtml(reply, page('The live channel', '/docs/live.json')));
  app.get('/docs/openapi.json', () => document);
  app.get('/docs/live.json', () => live);
}
