import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
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

/** Serves the contract for people: the calls at `/docs`, the live channel at `/docs/live`; `docsDir` holds Redoc's bundle. */
export async function serveDocs(app: FastifyInstance, docsDir: string | null): Promise<void> {
  if (docsDir === null || !existsSync(docsDir)) return;
  await app.register(fastifyStatic, {
    root: docsDir,
    prefix: '/docs/',
    decorateReply: false,
    preCompressed: true,
    allowedPath: (path) => path === `/${script}`,
  });
  app.get('/docs', (_, reply) => sendHtml(reply, page('The calls', '/docs/openapi.json')));
  app.get('/docs/live', (_, reply) => sendHtml(reply, page('The live channel', '/docs/live.json')));
  app.get('/docs/openapi.json', () => document);
  app.get('/docs/live.json', () => live);
}
