/** Writes a .br and a .gz file for each text asset of the built app. The backend serves the one that the browser accepts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './run.ts';

const dist = join(root, 'app/dist');
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
  const text = readFileSync(join(dist, name));
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text, quality));
  writeFileSync(join(dist, `${name}.gz`), gzipSync(text, { level: 9 }));
}
