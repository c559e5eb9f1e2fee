/** One instance of the real backend on the database of INSTANCE_DATABASE. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@mobility/backend';
import { serve } from '../server-process.ts';
import { connections, tokenKey } from './field.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mobility-instance-'));
const server = await createServer({
  dataDir,
  tokenKey,
  databaseUrl: process.env.INSTANCE_DATABASE ?? '',
  databaseConnections: connections,
  checkAnswers: false,
  requestsPerMinute: 10_000_000,
});
const { url } = await server.listen();

serve(
  { url },
  async () => null,
  async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
