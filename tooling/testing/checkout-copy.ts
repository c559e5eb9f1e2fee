import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

const listed = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));

/** Links the installed packages, and the workspace's own packages to their folders in the copy. */
const linkPackages = (copy: string): void => {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@mobility'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@mobility') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@mobility'))) {
    const folder = name === 'bench-matching' ? 'bench/matching' : name;
    symlinkSync(join(copy, folder), join(modules, '@mobility', name));
  }
};

/** Copies the checkout's own files into a temporary folder. `remove` deletes it. */
export const copyCheckout = (): { path: string; plant(file: string, text: string): void; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'mobility-rules-'));
  for (const file of listed()) cpSync(join(root, file), join(path, file));
  linkPackages(path);
  return {
    path,
    plant: (file, text) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), text);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
};
