/** Bytes per entry, gzipped: everything that a page loads before it shows, by the build's own manifest. */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const dist = 'app/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

const closure = (entry, seen = new Set()) => {
  if (seen.has(entry)) return seen;
  if (!manifest[entry]) throw new Error(`The build has no entry ${entry}`);
  seen.add(entry);
  for (const next of manifest[entry].imports ?? []) closure(next, seen);
  return seen;
};

const filesOf = (...pages) => {
  const chunks = [
    ...new Set(
      ['index.html', ...pages.map((page) => `src/pages/${page}.tsx`)].flatMap((entry) => [...closure(entry)]),
    ),
  ];
  return [...new Set(chunks.flatMap((chunk) => [manifest[chunk].file, ...(manifest[chunk].css ?? [])]))].map(
    (file) => `${dist}/${file}`,
  );
};

const rider = filesOf('RiderDashboardPage', 'BookRidePage', 'RidesPage', 'PaymentsPage', 'ProfilePage');
const admin = manifest['src/pages/AdminPage.tsx'].file;
if (rider.some((file) => file.endsWith(admin))) throw new Error("The admin's code reaches a rider");

/** Entries of the SDK as a consumer's bundler makes them: with `splitting` what they load at once, otherwise one file of all that ever follows. */
const sdk = (name, entries, splitting) => {
  const outdir = `.cache/size/${name}`;
  const { outputs } = buildSync({
    stdin: {
      contents: entries.map((file) => `export * from './sdk/src/${file}';`).join(''),
      resolveDir: import.meta.dirname,
    },
    outdir,
    bundle: true,
    splitting,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2023',
  }).metafile;
  const atOnce = (file) => [
    file,
    ...outputs[file].imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap(({ path }) => atOnce(path)),
  ];
  return [...new Set(atOnce(`${outdir}/stdin.js`))];
};

const entry = (name, path, limit) => ({ name, path, limit, gzip: true, brotli: false });

export default [
  entry('landing', filesOf(), '190 kB'),
  entry('rider, all pages', rider, '305 kB'),
  entry('booking', filesOf('BookRidePage'), '236 kB'),
  entry('driver', filesOf('DriverDashboardPage', 'RidesPage', 'ProfilePage'), '292 kB'),
  entry('admin', filesOf('AdminPage', 'RidesPage', 'ProfilePage'), '265 kB'),
  entry(
    'gazetteer',
    `${dist}/${manifest[Object.keys(manifest).find((key) => key.includes('gazetteer/index'))].file}`,
    '16 kB',
  ),
  entry('sdk core', sdk('core', ['index.ts'], true), '5 kB'),
  entry('sdk live', sdk('live', ['live/index.ts'], true), '3 kB'),
  // All of it as one file, gzipped once: every method, table, query, and the live channel.
  entry('sdk whole', sdk('whole', ['index.ts', 'live/index.ts', 'queries.ts'], false), '9 kB'),
];
