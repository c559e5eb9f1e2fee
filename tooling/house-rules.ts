/** What no other tool checks: sizes of files, words that mean unfinished work, and the lockfile's completeness. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const maxLines = 300;
const p90Lines = 150;
const unfinished =
  /\b(TODO|FIXME|XXX|HACK)\b|\b(it|test|describe)\.(only|skip|todo)\b|@ts-(ignore|nocheck)|biome-ignore(?!(-start|-end)? lint\/[\w/]+)/;

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((file) => file && !file.includes('/generated/'));
const files = tracked.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const problems: string[] = [];

const lengths = files
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
for (const { file, lines } of lengths)
  if (lines > maxLines) problems.push(`${file}: ${lines} lines (at most ${maxLines})`);
const p90 = lengths[Math.floor(lengths.length * 0.9)]?.lines ?? 0;
if (p90 > p90Lines) problems.push(`90th percentile of file length is ${p90} (at most ${p90Lines})`);

for (const { file, text } of files) {
  if (file === 'tooling/house-rules.ts') continue;
  const line = text.split('\n').findIndex((content) => unfinished.test(content));
  if (line >= 0) problems.push(`${file}:${line + 1}: unfinished or silenced`);
}

type Lock = {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>;
};
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
const locked = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    // A binary that the registry did not serve drops out silently, and then `npm ci` fails elsewhere.
    if (!locked.has(name))
      problems.push(`package-lock.json: ${path || 'root'} wants ${name}, which is missing`);
  }
}

const compiler = execFileSync('npx', ['--no-install', 'tsc', '--version'], { cwd: root }).toString().trim();
if (compiler !== 'Version 7.0.2') problems.push(`tsc is ${compiler}, expected 7.0.2`);

if (files.length === 0) problems.push('no source file found');
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, 90th percentile ${p90} lines, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
