import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAppPages, type SendAppPage } from './pages/app-pages.ts';
import type { LandingFigures } from './pages/landing-figures.ts';

const hashed = /[\\/]assets[\\/]/;

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
    setHeaders: (response, path) => {
      const lasting = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.header('cache-control', lasting);
    },
  });
  return sendPage;
}

/** Whether a request without a route is a browser opening a page of the application. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');
