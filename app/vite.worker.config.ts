import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { type Chunk, neededOffline } from './src/worker/needed-offline.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');

/** The files that the worker keeps. Hashed files need no revision of their own. */
const precache = () => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const page = readFileSync(join(dist, 'index.html'));
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return [
    { url: '/index.html', revision },
    ...neededOffline(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ];
};

/** Builds the service worker into the built app, whose files it lists. */
export default defineConfig({
  root: here,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Read when the app has been built, not when this file is.
  plugins: [{ name: 'precache', config: () => ({ define: { __PRECACHE__: JSON.stringify(precache()) } }) }],
  build: {
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    lib: {
      entry: 'src/worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'sw.js',
    },
  },
});
