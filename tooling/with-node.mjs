/**
 * `node tooling/with-node.mjs SCRIPT …` runs a script with the project's own Node, which `npm ci` installs. npm 11 links
 * it as node_modules/.bin/node; the npm of Node 20 does not, so the script would run on the machine's Node. This file is
 * JavaScript because that Node cannot run TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = 26;
const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const installedNode = () =>
  [`node-${platform}`, `node-bin-${platform}`]
    .flatMap((name) => ['node', 'node.exe'].map((file) => join(modules, name, 'bin', file)))
    .find((file) => existsSync(file));

const isNewEnough = Number.parseInt(process.versions.node, 10) >= oldest;
const node = isNewEnough ? process.execPath : installedNode();
if (!node) {
  console.error(`Mobility needs Node ${oldest}, and npm ci has installed none for ${platform}.`);
  process.exit(1);
}
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env });
// Ctrl-C reaches the child by itself; it decides when to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
