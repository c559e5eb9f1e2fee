import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { root } from '@mobility/tooling/run';

const dist = join(root, 'app/dist');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The landing page without its scripts, sent compressed like the product's, with the same style sheets and fonts. */
const page = (): string =>
  readFileSync(join(dist, 'landing.html'), 'utf8').replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

export type StaticPage = { url: string; stop(): void };

/** Serves the static copy of the landing page. */
export const serveStaticPage = async (compress: (text: string) => Buffer): Promise<StaticPage> => {
  const html = compress(page());
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const type = types[path === '/' ? '.html' : extname(path)];
    if (!type) return response.writeHead(404).end();
    const isText = type.startsWith('text/');
    response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'gzip' }) });
    if (path === '/') response.end(html);
    else
      response.end(
        isText ? compress(readFileSync(join(dist, path), 'utf8')) : readFileSync(join(dist, path)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
