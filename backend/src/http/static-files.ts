import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAppPages, type SendAppPage } from './pages/app-pages.ts';
import type { LandingFigures } from './pages/landing-figures.ts';

const hashed = /[\\/]assets[\\/]/;

/** Headers that say something of a page only. A first visit fetches a hundred other files, each of which would be 900 bytes longer. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For scripts, styles, fonts and pictures, whose names change with their content. */
const describeHashed = (reply: FastifyReply): void => {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  for (const name of ofPages) {
    reply.removeHeader(name);
    // Helmet writes to the raw answer.
    reply.raw.removeHeader(name);
  }
};

/** The prerendered landing page, which is served at `/`. */
const landing = 'landing.html';

/** The texts of the landing page's inline scripts, which the content security policy allows by their hash. */
export const inlineScriptsIn = (publicDir: string | null): string[] => {
  if (publicDir === null || !existsSync(join(publicDir, landing))) return [];
  const html = readFileSync(join(publicDir, landing), 'utf8');
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
};

/**
 * Serves the built application: hashed files are cached for a year, the pages are always revalidated. Returns what sends
 * its pages, or null if there is no built application.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  publicDir: string | null,
  figures: () => Promise<LandingFigures>,
): Promise<SendAppPage | null> {
  if (publicDir === null || !existsSync(join(publicDir, 'index.html'))) return null;
  const sendPage = createAppPages(publicDir, figures);
  if (existsSync(join(publicDir, landing)))
    app.get('/', (request, reply) => sendPage(landing, request, reply));
  await app.register(fastifyStatic, {
    root: publicDir,
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (hashed.test(path)) describeHashed(reply);
      else reply.header('cache-control', 'no-cache');
    },
  });
  return sendPage;
}

/** Whether a request without a route is a browser opening a page of the application. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');
