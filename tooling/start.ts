/** `npm start`: builds what changed since the last build and serves the product. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.ts';

const sources = [
  'openapi',
  'sdk/src',
  'machines/src',
  'components/src',
  'app',
  'backend/src',
  'package-lock.json',
];
const results = [
  'app/dist/index.html',
  'app/dist/landing.html',
  'backend/dist/main.js',
  'backend/dist/sqlite-reader.js',
];
const skipped = new Set(['node_modules', 'dist', 'e2e']);

const newest = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !skipped.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
};

const isBuilt = (): boolean => {
  if (!results.every((file) => existsSync(join(root, file)))) return false;
  const built = Math.min(...results.map((file) => statSync(join(root, file)).mtimeMs));
  return sources.every((source) => newest(join(root, source)) < built);
};

if (!isBuilt()) {
  console.log('Building Mobility …');
  const { code, output } = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}
// The server runs in this process, so that signals reach it.
await import(pathToFileURL(join(root, 'backend/dist/main.js')).href);
