/** `npm run bench [-- <name>]`: runs all benches or one. Exits with 1 if a bench throws or a ratio exceeds its limit. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { benches } from './benches.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** Runs a bench in its own process, so that it measures only itself, and evaluates its output. */
const runBench = async (name: string, limit: number | null): Promise<Verdict> => {
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'one.ts'), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  const [code] = await once(child, 'close');
  return verdictOf(output, code, limit);
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const verdicts: (Verdict & { name: string })[] = [];
for (const [name, { limit }] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) verdicts.push({ name, ...(await runBench(name, limit)) });
}

console.log('');
for (const { name, passed, text } of verdicts)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${text}`);
process.exitCode = verdicts.every(({ passed }) => passed) ? 0 : 1;
