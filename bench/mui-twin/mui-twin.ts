import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, type Manifest } from '@mobility/tooling/app-bytes';
import { root } from '@mobility/tooling/run';
import { bundle } from '../browser-page.ts';

const dist = join(root, 'app/dist');
const pages = join(import.meta.dirname, 'page');
const gzipped = (script: string | Buffer): number => gzipSync(script, { level: 9 }).length;
const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** The first views, each with its page in the product and its twin. */
const screens = [
  { name: 'rider', page: 'src/pages/RiderDashboardPage.tsx', twin: 'rider.tsx' },
  { name: 'driver', page: 'src/pages/DriverDashboardPage.tsx', twin: 'driver.tsx' },
];

/** The JavaScript of a first view in the built product. */
const ours = (page: string): number => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return filesOf(manifest, ['index.html', page]).reduce(
    (sum, file) => sum + gzipped(readFileSync(join(dist, file))),
    0,
  );
};

/**
 * The JavaScript of the same screen in MUI, with the same client and query cache, and without languages, machines and the
 * live channel.
 */
const twinOf = async (entry: string): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'mui-twin-'));
  try {
    return gzipped((await bundle(join(pages, entry), folder)).script);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Compares the bytes of two first views with those of their twins in MUI. Needs a build. */
export const muiTwin = async (): Promise<void> => {
  for (const { name, page, twin } of screens) {
    const [mine, theirs] = [ours(page), await twinOf(twin)];
    console.log(`mui-twin ${name}: ours ${kB(mine)}, the same screen in MUI ${kB(theirs)}`);
    console.log(`    ratio ${(mine / theirs).toFixed(2)} (at most 0.85)`);
  }
};
