/**
 * Reads all imports once: draws the import graph of the folders into the README, between its markers. `--check` fails on
 * drift, and on an import that breaks a dependency rule.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const folders = ['openapi', 'sdk', 'machines', 'components', 'app', 'stories', 'contracts', 'backend'];
/** Folders that the graph leaves out. */
const others = ['bench', 'tooling'];
const markers = /(<!-- import graph -->\n)[\s\S]*?(<!-- \/import graph -->)/;

type Cruise = {
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
};
const folderOf = (file: string): string => file.split('/')[0] ?? '';
const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\/|^app\/e2e\//.test(file);
const isDrawn = ({ source }: { source: string }): boolean =>
  folders.includes(folderOf(source)) && isProduct(source);

// The exit code is the number of violations, which the JSON lists.
const cruise = (): Cruise => {
  const args = ['--no-install', 'depcruise', '--output-type', 'json', ...folders, ...others];
  const { stdout, stderr } = spawnSync('npx', args, { cwd: root, maxBuffer: 1 << 28 });
  if (stdout.length === 0) throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  return JSON.parse(stdout.toString()) as Cruise;
};

/** The arrows of the graph: solid for imported values, dotted for types only. */
const arrows = ({ modules }: Cruise): string[] => {
  const kinds = new Map<string, 'value' | 'type'>();
  for (const { source, dependencies } of modules.filter(isDrawn)) {
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
const cruised = cruise();
const drawn = arrows(cruised);
if (drawn.length === 0 || !markers.test(readme))
  throw new Error('No arrows, or no place for them in the README');
const graph = ['```mermaid', 'flowchart LR', ...drawn, '```', ''].join('\n');
const next = readme.replace(markers, `$1${graph}$2`);

if (!process.argv.includes('--check')) writeFileSync(file, next);
else {
  const { violations } = cruised.summary;
  for (const { from, to, rule } of violations)
    console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
  if (next !== readme)
    console.error('The import graph in README.md is out of date: run `node tooling/import-graph.ts`.');
  if (violations.length > 0 || next !== readme) process.exit(1);
}
