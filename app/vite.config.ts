import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chunkContents } from '@mobility/tooling/chunk-contents';
import { cssTarget } from '@mobility/tooling/css-target';
import { retryStyles } from '@mobility/tooling/retry-styles';
import { fromSource } from '@mobility/tooling/source-condition';
import { nameIconChunk, nameViewChunk } from '@mobility/tooling/view-chunks';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { serverPaths } from './src/worker/server-pages.ts';

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

/** All that the prerendered landing page loads before the visitor shows intent. */
const intent = {
  name: 'intent',
  priority: 1,
  test: /start-on-intent\.ts|ports\/reload\.ts|vite\/preload-helper/,
};

/** Code that every page needs is one file, which compresses better than many small ones. The entries stay separate. */
const first = {
  name: 'first',
  tags: ['$initial' as const],
  test: /^(?!.*\/app\/(index\.html|landing\.html|src\/(main|landing)\.ts))/,
};

/**
 * Each view loads the names of all files that may follow it, some 300: scripts and style sheets have no more than the shortest
 * hash that Rolldown takes. The manifest says what each of them is.
 */
const hash = '[hash:7]';
const named = `[name]-${hash}`;

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const visitors = [source('pages/LandingPage.tsx'), source('dialogs/SignIn.tsx')];

/** The other code that users load before their first view, in few files. */
const views = {
  name: nameViewChunk({
    visitors,
    session: source('signed-in.ts'),
    // The pages of long lists, and the balances beside the users.
    later: /@tanstack.*(infiniteQuery|InfiniteQuery|queriesObserver|useQueries)/,
    shared: /ride\/vehicle-name|Dialog\/InAddress|lucide-react.*\/lock\./,
    views: {
      rider: source('pages/RiderDashboardPage.tsx'),
      booking: source('pages/BookRidePage.tsx'),
      driver: source('pages/DriverDashboardPage.tsx'),
      admin: source('pages/AdminPage.tsx'),
    },
  }),
  debugName: 'views',
  includeDependenciesRecursively: false,
};

/** The icons that several later parts share are one file: a view loads the name of each file, which is as long as an icon. */
const icons = {
  name: nameIconChunk(visitors),
  debugName: 'icons',
  test: /lucide-react.*\/icons\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What several lists of the console share, for the same reason. */
const lists = {
  name: 'console-lists',
  test: /components\/src\/admin\/(beside|filters|message|saved-filters|panel)\/|components\/src\/admin\/ride-decision\/code-of/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The current React already has what this package adds to older versions. */
const externalStore = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

export default defineConfig({
  ...fromSource,
  resolve: { ...fromSource.resolve, alias: externalStore },
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    chunkContents(),
    retryStyles(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ar-AE'] }), enforce: 'pre' },
  ],
  define: {
    __BUILD__: JSON.stringify({ version: manifest.version, revision: revision() }),
    __BACKEND_URL__: JSON.stringify(process.env.BACKEND_URL ?? ''),
    __GOOGLE_MAPS_API_KEY__: JSON.stringify(process.env.GOOGLE_MAPS_API_KEY ?? ''),
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: api, ws: path === '/ws' }])),
  },
  build: {
    target: 'es2023',
    cssTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'landing.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      output: {
        codeSplitting: { groups: [intent, first, views, icons, lists] },
        entryFileNames: `assets/${named}.js`,
        chunkFileNames: `assets/${hash}.js`,
        assetFileNames: ({ names: [name] }) => `assets/${name?.endsWith('.css') ? hash : named}[extname]`,
      },
    },
  },
});
