import { execFile } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.ts';
import { outcomeOf } from './outcome.ts';

const run = promisify(execFile);

/** The packages that consumers install, in the order in which they depend on each other. */
export const packageNames = ['openapi', 'sdk', 'machines', 'components'] as const;
export type PackageName = (typeof packageNames)[number];

export type Manifest = {
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
export type Packed = { name: PackageName; manifest: Manifest; tarball: string; files: string[] };

const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));

const modified = (file: string): number => statSync(file).mtimeMs;

/** Whether each file of `dist` is newer than every source of the package. */
const isBuilt = (name: PackageName): boolean => {
  const cwd = join(root, name);
  const built = globSync('dist/*.js', { cwd }).map((file) => modified(join(cwd, file)));
  const sources = globSync('**/*.{ts,tsx,json}', { cwd, exclude: ['node_modules', 'dist'] });
  const newest = Math.max(...sources.map((file) => modified(join(cwd, file))));
  return built.length > 0 && Math.min(...built) > newest;
};

const build = async (name: PackageName): Promise<void> => {
  if (isBuilt(name)) return;
  const { code, output } = await outcomeOf('npm', ['run', '--silent', 'build'], join(root, name));
  if (code !== 0) throw new Error(`${name} cannot be built:\n${output}`);
};

const pack = async (name: PackageName, folder: string): Promise<Packed> => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await run('npm', args, { cwd: join(root, name) });
  const listing: { filename: string; files: { path: string }[] }[] = Object.values(JSON.parse(stdout));
  const [packed] = listing;
  if (!packed) throw new Error(`npm packed nothing for ${name}`);
  return {
    name,
    manifest: readManifest(name),
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
  };
};

/** Builds what changed and packs all four packages into `folder`. */
export const packAll = async (folder: string): Promise<Packed[]> => {
  await Promise.all(packageNames.map(build));
  return Promise.all(packageNames.map((name) => pack(name, folder)));
};
