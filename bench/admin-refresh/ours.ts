/** The real backend on a database on disk, with many people and rides, and with conversations. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { given } from '@mobility/backend/testing';
import { serve } from '../server-process.ts';
import { fill } from './fill.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
const server = await createServer({
  dataDir,
  checkAnswers: false,
  requestsPerMinute: 1_000_000,
  jobInterval: 0,
});
const { url } = await server.listen();
const { context } = server;
await fill(context.store);
for (let index = 0; index < 500; index += 1) await given.conversation(context);
const admin = await given.user(context, 'admin');

serve(
  { url, token: admin.token },
  // A new person changes the lists, so that the next refresh is no repetition.
  async () => (await given.user(context, 'rider')).id,
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
