import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createServer } from '@mobility/backend';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const readme = readFileSync(new URL('../sdk/README.md', import.meta.url), 'utf8');
/** The lines that show how the SDK is used, as a reader would copy them. */
const lines = /```ts\n(import [^`]+)```/.exec(readme)?.[1] ?? '';
/** The browser's storage, of which Node has none without a file. */
const storage =
  'const kept = new Map(); const localStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) };';

it('shows lines that log in and list rides where `npm start` runs', async () => {
  const server = await createServer({ demo: true, jobInterval: 0, logLevel: 'silent' });
  try {
    const { port } = await server.listen();
    expect(lines).toContain("'http://localhost:8080'");
    const code = [
      storage,
      lines.replace('http://localhost:8080', `http://127.0.0.1:${port}`),
      'console.log(JSON.stringify({ email: user.email, token: localStorage.getItem("mobility_token"), rides }));',
    ].join('\n');
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      cwd: import.meta.dirname,
      timeout: 20_000,
    });
    expect(JSON.parse(stdout)).toEqual({
      email: 'rider@mobility.example',
      token: expect.stringMatching(/^ey/),
      rides: [],
    });
  } finally {
    await server.close();
  }
});
