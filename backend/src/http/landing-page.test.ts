import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../testing/start-server.ts';

const script = "document.documentElement.dataset.theme = 'dark';";
const landing = `<script>${script}</script><h1>Your ride</h1><script type="module" src="/a.js"></script>`;
const browser = { headers: { accept: 'text/html' } };

const start = async () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'public-'));
  onTestFinished(() => rmSync(publicDir, { recursive: true, force: true }));
  writeFileSync(join(publicDir, 'index.html'), '<title>Mobility</title>');
  writeFileSync(join(publicDir, 'landing.html'), landing);
  return (await startServer({ publicDir })).url;
};

it('the start address gets the prerendered landing page and every other address the application', async () => {
  const url = await start();
  expect(await (await fetch(`${url}/`, browser)).text()).toBe(landing);
  expect(await (await fetch(`${url}/?from=mail`, browser)).text()).toBe(landing);
  expect(await (await fetch(`${url}/rides`, browser)).text()).toBe('<title>Mobility</title>');
});

it('the policy allows the inline script of the landing page by its hash, and no other', async () => {
  const policy = (await fetch(`${await start()}/`, browser)).headers.get('content-security-policy');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy?.split(';')).toContain(`script-src 'self' 'sha256-${hash}'`);
});
