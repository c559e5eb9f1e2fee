import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const api = process.env.MOBILITY_API ?? 'http://127.0.0.1:8081';

/** The revision for the build banner; a tarball without git has none. */
const revision = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'release';
  }
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  define: { __BUILD__: JSON.stringify({ version: manifest.version, revision: revision() }) },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: api }, '/ws': { target: api, ws: true }, '/first-admin': { target: api } },
  },
  build: {
    target: 'es2023',
    // Older targets rewrite light-dark() to values that no longer follow an element's own scheme.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
