import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const hashed = /[\\/]assets[\\/]/;

/** The prerendered landing page, which is served at `/`. */
const landing = 'landing.html';

/** The texts of the landing page's inline scripts, which the content security policy allows by their hash. */
export const inlineScriptsIn = (publicDir: string | null): string[] => {
  if (publicDir === null || !existsSync(join(publicDir, landing))) return [];
  const html = readFileSync(join(publicDir, landing), 'utf8');
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
};

/** Serves the built application: hashed files are cached for a year, the page is always revalidated. Returns whether there is one. */
export async function serveStaticFiles(app: FastifyInstance, publicDir: string | null): Promise<boolean> {
  if (publicDir === null || !existsSync(join(publicDir, 'index.html'))) return false;
  await app.register(fastifyStatic, {
    root: publicDir,
    index: [landing, 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const lasting = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.header('cache-control', lasting);
    },
  });
  return true;
}

/** Whether a request without a route is a browser opening a page of the application. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

/** Sends the application's page; its router shows the right screen. */
export const sendPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html');
