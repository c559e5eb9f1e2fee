/** Checks the sizes of files and folders, unfinished work, the rules in `rules/` and the lockfile, which no other tool checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type Manifests, undeclaredImports } from './rules/declared.ts';
import { fileErrors, p90 } from './rules/files.ts';
import { folderErrors } from './rules/folders.ts';
import { sourceRules } from './rules/index.ts';
import { missingBinaries } from './rules/lockfile.ts';
import { violationsOf } from './rules/source-rule.ts';
import { root } from './run.ts';
import { sourceFiles } from './source-files.ts';

const compilerVersion = '7.0.2';

const compilerErrors = (): string[] => {
  const manifest = readFileSync(join(root, 'node_modules/@typescript/native/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return version === compilerVersion ? [] : [`tsc is ${version}, expected ${compilerVersion}`];
};

const read = (file: string): Manifest & { workspaces?: string[] } =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The package.json of the root and of every workspace. */
const manifests = (): Manifests => {
  const { workspaces = [], ...top } = read('package.json');
  const entries = workspaces.map((folder) => [folder, read(join(folder, 'package.json'))]);
  return { '': top, ...Object.fromEntries(entries) };
};

const files = sourceFiles();
const errors = [
  ...fileErrors(files),
  ...folderErrors(files),
  ...violationsOf(files, sourceRules).map(
    ({ rule, file, line, text }) => `${file}:${line}: ${rule}: ${text}`,
  ),
  ...undeclaredImports(files, manifests()),
  ...missingBinaries(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  ...compilerErrors(),
];
if (files.length === 0) errors.push('no source file found');
for (const error of errors) console.error(error);
console.log(`${files.length} files, 90th percentile ${p90(files)} lines, ${errors.length} errors`);
process.exit(errors.length > 0 ? 1 : 0);
