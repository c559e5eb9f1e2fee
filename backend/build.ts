import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;

rmSync(join(here, 'dist'), { recursive: true, force: true });
// Everything in one file: it starts in a third of the time that the source takes.
await build({
  entryPoints: [join(here, 'src/main.ts')],
  outfile: join(here, 'dist/main.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node26',
  sourcemap: true,
  logLevel: 'warning',
  // Bundled CommonJS still asks for `require` and `__dirname`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';import { dirname as folderOf } from 'node:path';const require = requireFrom(import.meta.url);const __filename = import.meta.filename;const __dirname = folderOf(__filename);",
  },
});
