/** Draws the import graph of the folders from the code into the README, between its markers. `--check` fails on drift. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const folders = ['openapi', 'sdk', 'machines', 'components', 'app', 'stories', 'contracts', 'backend'];
const markers = /(<!-- import graph -->\n)[\s\S]*?(<!-- \/import graph -->)/;

type Cruise = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
};
const folderOf = (file: string): string => file.split('/')[0] ?? '';
const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\/|^app\/e2e\//.test(file);

const cruise = (): Cruise => {
  const args = ['--no-install', 'depcruise', '--output-type', 'json', ...folders];
  return JSON.parse(execFileSync('npx', args, { cwd: root, maxBuffer: 1 << 28 }).toString()) as Cruise;
};

/** The arrows of the graph: solid for imported values, dotted for types only. */
const arrows = ({ modules }: Cruise): string[] => {
  const kinds = new Map<string, 'value' | 'type'>();
  for (const { source, dependencies } of modules.filter(({ source }) => isProduct(source))) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (from === to || !folders.includes(to)) continue;
      const arrow = `${from} ${to}`;
      if (!dependencyTypes.includes('type-only')) kinds.set(arrow, 'value');
      else if (!kinds.has(arrow)) kinds.set(arrow, 'type');
    }
  }
  return [...kinds]
    .sort()
    .map(([arrow, kind]) => `  ${arrow.replace(' ', kind === 'value' ? ' --> ' : ' -.-> ')}`);
};

const file = join(root, 'README.md');
const readme = readFileSync(file, 'utf8');
const drawn = arrows(cruise());
if (drawn.length === 0 || !markers.test(readme))
  throw new Error('No arrows, or no place for them in the README');
const graph = ['```mermaid', 'flowchart LR', ...drawn, '```', ''].join('\n');
const next = readme.replace(markers, `$1${graph}$2`);

if (!process.argv.includes('--check')) writeFileSync(file, next);
else if (next !== readme) {
  console.error('The import graph in README.md is out of date: run `node tooling/import-graph.ts`.');
  process.exit(1);
}
