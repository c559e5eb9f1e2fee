import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from '@mobility/tooling/app-bytes';
import { root } from '@mobility/tooling/run';
import { bundle } from '../browser-page.ts';

const dist = join(root, 'app/dist');
const page = join(import.meta.dirname, 'page/main.tsx');
const gzipped = (script: string | Buffer): number => gzipSync(script, { level: 9 }).length;
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** The JavaScript of the rider's first view in the built product. */
const ours = (): number => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return filesOf(manifest, ['index.html', 'src/pages/RiderDashboardPage.tsx']).reduce(
    (sum, file) => sum + gzipped(readFileSync(join(dist, file))),
    0,
  );
};

/** The JavaScript of the same screen in MUI, with the same client and query cache, and without languages and machines. */
const twin = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'mui-twin-'));
  try {
    return gzipped((await bundle(page, folder)).script);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Compares the bytes of the rider's first view with those of its twin in MUI. Needs a build. */
export const muiTwin = async (): Promise<void> => {
  const [mine, theirs] = [ours(), await twin()];
  console.log(`mui-twin: ours ${kB(mine)}, the same screen in MUI ${kB(theirs)}`);
  console.log(`    ratio ${(mine / theirs).toFixed(2)} (at most 0.85)`);
};
