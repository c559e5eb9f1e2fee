import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;

rmSync(join(here, 'dist'), { recursive: true, force: true });
// Everything in one file, but for the thread that reads SQLite: it starts in a third of the time that the source takes.
await build({
  entryPoints: [join(here, 'src/main.ts'), join(here, 'src/store/dialects/reader/sqlite-reader.ts')],
  outdir: join(here, 'dist'),
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node26',
  // For debuggers. The server runs without it: the map takes 110 MB of memory, and the code is not minified.
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  conditions: ['@mobility/source', 'module'],
  // Bundled CommonJS still asks for `require` and `__dirname`; esbuild does not see these names, so no module may use them.
  banner: {
    js: "import { createRequire as __requireFrom } from 'node:module';import { dirname as __folderOf } from 'node:path';const require = __requireFrom(import.meta.url);const __filename = import.meta.filename;const __dirname = __folderOf(__filename);",
  },
});

// The viewer of the contract at /docs is served by this server, not by a CDN.
const reader = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
mkdirSync(join(here, 'dist/docs'));
copyFileSync(reader, join(here, 'dist/docs/redoc.standalone.js'));
