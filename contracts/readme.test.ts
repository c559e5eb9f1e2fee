import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createServer } from '@mobility/backend';
import { city } from '@mobility/backend/testing';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const readme = readFileSync(new URL('../sdk/README.md', import.meta.url), 'utf8');
/** All examples in one file, in their order, as a reader would copy them. */
const examples = [...readme.matchAll(/```ts\n([^`]*)```/g)].map(([, lines]) => lines ?? '');
/** Replaces the browser's localStorage, which Node supports only with a file. */
const storage =
  'const stored = new Map(); const localStorage = { getItem: (name) => stored.get(name) ?? null, setItem: (name, value) => stored.set(name, value) };';

it('the examples in the SDK README run unchanged against a running server', async () => {
  const server = await createServer({ demo: true, city, jobInterval: 0, logLevel: 'silent' });
  try {
    const { port } = await server.listen();
    const code = [
      storage,
      ...examples.map((lines) => lines.replaceAll('http://localhost:8080', `http://127.0.0.1:${port}`)),
      'console.log(JSON.stringify({ email: user.email, token: localStorage.getItem("mobility_token"), rides }));',
    ].join('\n');
    const { stdout } = await run(
      process.execPath,
      ['--conditions=@mobility/source', '--input-type=module-typescript', '--eval', code],
      { cwd: import.meta.dirname, timeout: 100_000 },
    );
    const lines = stdout.trim().split('\n');
    expect(examples).toHaveLength(4);
    expect(lines).toContain('There is no such ride');
    expect(lines.filter((line) => / 200 (\d+-){4}\d+$/.test(line))).toHaveLength(1);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      email: 'rider@mobility.example',
      token: expect.stringMatching(/^ey/),
      rides: [],
    });
  } finally {
    await server.close();
  }
});
