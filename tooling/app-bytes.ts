/** Reports the gzipped JavaScript that loads before a page shows, its packages, and whether it is within its limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type ChunkContents, chunkContentsFile } from './chunk-contents.ts';
import { root } from './run.ts';

/** The bundler's list of the built files. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;
/** A view with the modules that it loads at once, the limit in kB (1000 bytes) that fails the check, and the goal. */
type Entry = { name: string; modules: string[]; limit: number; goal: number };

const app = 'index.html';

const pageOf = (...pages: string[]): string[] => [app, ...pages.map((page) => `src/pages/${page}.tsx`)];

const entries: Entry[] = [
  { name: 'landing', modules: ['landing.html'], limit: 2, goal: 2 },
  {
    name: 'landing, after the first press',
    modules: ['landing.html', 'src/start-landing.ts'],
    limit: 141.5,
    goal: 150,
  },
  { name: 'rider, first view', modules: pageOf('RiderDashboardPage'), limit: 155.5, goal: 140 },
  { name: 'booking', modules: pageOf('BookRidePage'), limit: 160, goal: 160 },
  { name: 'rides, skeleton', modules: pageOf('RidesPage'), limit: 159, goal: 140 },
  {
    name: 'rides of a rider',
    modules: [...pageOf('RidesPage'), '../components/src/ride/history/roles/RiderRides.tsx'],
    limit: 230,
    goal: 160,
  },
  { name: 'driver', modules: pageOf('DriverDashboardPage'), limit: 157.5, goal: 140 },
  { name: 'admin', modules: pageOf('AdminPage'), limit: 150, goal: 150 },
  // Every page loads it at once: the first file, its own, and no code of a role.
  {
    name: 'banner of a lost connection',
    modules: [app, '../components/src/shell/banners/OfflineBannerView.tsx'],
    limit: 138,
    goal: 138,
  },
];
/** The service worker, which no view waits for, in kB. */
const workerLimit = 8;
const riderPages = ['RiderDashboardPage', 'BookRidePage', 'RidesPage', 'PaymentsPage', 'ProfilePage'];
const named = 10;

const dist = join(root, 'app/dist');
const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

/** The files that these modules load at once: their chunks and all that those import. */
export const filesOf = (manifest: Manifest, modules: string[]): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
};

/** Each owner's share of the bytes, the largest first. A chunk's bytes are divided by the length of the code. */
export const sharesOf = (files: { bytes: number; owners: Record<string, number> }[]): [string, number][] => {
  const shares = new Map<string, number>();
  for (const { bytes, owners } of files) {
    const total = Object.values(owners).reduce((sum, length) => sum + length, 0);
    for (const [owner, length] of Object.entries(owners))
      shares.set(owner, (shares.get(owner) ?? 0) + (bytes * length) / total);
  }
  return [...shares].sort(([, a], [, b]) => b - a);
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const reportOn = (
  { name, modules, limit, goal }: Entry,
  manifest: Manifest,
  contents: ChunkContents,
): boolean => {
  const files = filesOf(manifest, modules).map((file) => ({
    bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    owners: contents[file] ?? {},
  }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const isWithin = total <= limit * 1000;
  const largest = sharesOf(files).slice(0, named);
  console.log(`${isWithin ? 'ok  ' : 'OVER'} ${name}: ${kB(total)} of ${limit} kB, goal ${goal}`);
  console.log(`     ${largest.map(([owner, bytes]) => `${owner} ${kB(bytes)}`).join(', ')}`);
  return isWithin;
};

if (import.meta.main) {
  const manifest = readJson<Manifest>(join(dist, '.vite/manifest.json'));
  const contents = readJson<ChunkContents>(chunkContentsFile);
  const within = entries.map((entry) => reportOn(entry, manifest, contents));
  if (filesOf(manifest, pageOf(...riderPages)).includes(manifest['src/pages/AdminPage.tsx']?.file ?? ''))
    throw new Error("The admin's code reaches a rider");
  const worker = gzipSync(readFileSync(join(dist, 'sw.js')), { level: 9 }).length;
  const isSmall = worker <= workerLimit * 1000;
  console.log(`${isSmall ? 'ok  ' : 'OVER'} service worker: ${kB(worker)} of ${workerLimit} kB`);
  process.exit(isSmall && within.every(Boolean) ? 0 : 1);
}
