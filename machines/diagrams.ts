/**
 * Writes src/<chart>/diagram.md for every folder of src that has a machine.ts. `--check` writes nothing and fails where
 * a diagram is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StateMachine } from 'xstate';
import { diagramOf } from './diagram.ts';

const source = fileURLToPath(new URL('./src/', import.meta.url));
const charts = readdirSync(source).filter((folder) => existsSync(`${source}${folder}/machine.ts`));

const outdated: string[] = [];
for (const chart of charts) {
  const exported: Record<string, unknown> = await import(`./src/${chart}/machine.ts`);
  const machine = Object.values(exported).find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`machines/src/${chart}/machine.ts exports no machine`);
  const file = `${source}${chart}/diagram.md`;
  const text = diagramOf(machine);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  outdated.push(`machines/src/${chart}/diagram.md`);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
}

if (process.argv.includes('--check') && outdated.length > 0) {
  console.error(`Out of date: ${outdated.join(', ')}. Run \`npm run generate\`.`);
  process.exitCode = 1;
}
