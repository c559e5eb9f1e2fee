import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.ts';
import { writeExample } from './example.ts';
import { outcomeOf, outside } from './outcome.ts';
import type { Manifest, Packed } from './pack.ts';

const run = promisify(execFile);

type LockEntry = {
  version?: string;
  name?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockEntry> };

/** The peer dependencies that a consumer of the components installs. */
const peers = ['react', 'react-dom', 'xstate', '@tanstack/react-query', '@types/react', '@types/react-dom'];

/** The oldest React that the components support, as `name: version`. */
export const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
};
/** The packages that React itself depends on, which the lockfile of another version must not contain. */
const belongsToReact = /^node_modules\/(@types\/)?(react|react-dom|scheduler)$/;

const registry = async (): Promise<string> =>
  (await run('npm', ['config', 'get', 'registry'])).stdout.trim().replace(/\/$/, '');

/** Adds the URL to each entry, so that npm needs no look-up and uses the cache that `npm ci` filled. */
const withAddress = (path: string, entry: LockEntry, from: string): LockEntry => {
  const name = entry.name ?? path.replace(/^.*node_modules\//, '');
  const file = `${name.replace(/^.*\//, '')}-${entry.version}.tgz`;
  return { ...entry, resolved: entry.resolved ?? `${from}/${name}/-/${file}` };
};

const packedEntry = ({ manifest, tarball }: Packed): LockEntry => ({
  version: manifest.version,
  resolved: `file:${tarball}`,
  dependencies: manifest.dependencies ?? {},
  peerDependencies: manifest.peerDependencies ?? {},
});

/**
 * A manifest of the tarballs and their peers, and a lockfile with the versions of this repository, except those of
 * `others`.
 */
const writeManifests = async (
  folder: string,
  packages: Packed[],
  others: Record<string, string>,
): Promise<void> => {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const from = await registry();
  const hasOthers = Object.keys(others).length > 0;
  const installed = Object.entries(lock.packages).filter(
    ([path, { link }]) =>
      path.startsWith('node_modules/') && !link && !(hasOthers && belongsToReact.test(path)),
  );
  const versions = peers.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '*']);
  const tarballs = packages.map(({ name, tarball }) => [`@mobility/${name}`, `file:${tarball}`]);
  const manifest = {
    name: 'consumer',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries([...tarballs, ...versions]), ...others },
  };
  const entries = {
    '': manifest,
    ...Object.fromEntries(installed.map(([path, entry]) => [path, withAddress(path, entry, from)])),
    ...Object.fromEntries(packages.map((one) => [`node_modules/@mobility/${one.name}`, packedEntry(one)])),
  };
  const seeded = {
    name: 'consumer',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: entries,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(seeded));
};

const install = (folder: string, source: '--offline' | '--prefer-offline') =>
  outcomeOf('npm', ['install', source, '--ignore-scripts', '--no-audit', '--no-fund'], folder);

/**
 * Installs the tarballs with their dependencies into `folder`, from npm's cache or else from the registry. `others` are
 * versions that differ from this repository's.
 */
export const installConsumer = async (
  folder: string,
  packages: Packed[],
  others: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> => {
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  await writeManifests(folder, packages, others);
  const cached = await install(folder, '--offline');
  const outcome = cached.code === 0 ? cached : await install(folder, '--prefer-offline');
  if (outcome.code === 0) writeExample(folder);
  return outcome;
};

/** The code entries and the JSON entries of the packages, as a consumer imports them. */
export const entriesOf = (packages: { name: string; manifest: Manifest }[]) => {
  const entries = packages.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([subpath]) => !subpath.includes('*') && !subpath.endsWith('.css'))
      .map(([subpath, target]) => ({ name: `@mobility/${name}${subpath.slice(1)}`, target })),
  );
  return {
    code: entries.filter(({ target }) => typeof target !== 'string').map(({ name }) => name),
    json: entries.filter(({ target }) => typeof target === 'string').map(({ name }) => name),
  };
};

/** The Node that is installed on the machine, if its version is 20 or newer and not the project's. */
export const machineNode = async (): Promise<string | null> => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const node = folders.map((path) => join(path, 'node')).find((path) => existsSync(path));
  if (!node) return null;
  const { stdout } = await run(node, ['--version'], { env: outside() });
  return Number.parseInt(stdout.slice(1), 10) >= 20 ? node : null;
};
