/** Bytes of the SDK's entries, gzipped. The app's are in `tooling/app-bytes.ts`. */
import { buildSync } from 'esbuild';

/**
 * Entries of the SDK as a consumer's bundler builds them: the files that load at once, and those that
 * load later.
 */
const sdk = (name, entries) => {
  const outdir = `.cache/size/${name}`;
  const { outputs } = buildSync({
    stdin: {
      contents: entries.map((file) => `export * from './sdk/src/${file}';`).join(''),
      resolveDir: import.meta.dirname,
    },
    outdir,
    bundle: true,
    splitting: true,
    conditions: ['@mobility/source'],
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2023',
  }).metafile;
  const closureOf = (file) => [
    file,
    ...outputs[file].imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap(({ path }) => closureOf(path)),
  ];
  const atOnce = [...new Set(closureOf(`${outdir}/stdin.js`))];
  return { atOnce, later: Object.keys(outputs).filter((file) => !atOnce.includes(file)) };
};

const entry = (name, path, limit) => ({ name, path, limit, gzip: true, brotli: false });

/** Riders and drivers never load the schemas of what only admins call. */
const isForAll = (file) => !file.includes('/admin-answers-');

const whole = sdk('whole', ['index.ts', 'live/index.ts', 'queries.ts']);

export default [
  entry('sdk core', sdk('core', ['index.ts']).atOnce, '7.5 kB'),
  entry('sdk live', sdk('live', ['live/index.ts']).atOnce, '3 kB'),
  // Every method, the live channel and the queries.
  entry('sdk at once', whole.atOnce, '10.5 kB'),
  // The same with the validators, which follow while the first request is under way.
  entry('sdk of a rider or a driver', [...whole.atOnce, ...whole.later.filter(isForAll)], '17.5 kB'),
  entry('sdk of an admin', [...whole.atOnce, ...whole.later], '19.4 kB'),
];
