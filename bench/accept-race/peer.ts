/** A minimal server with one winner per ride: node:http, one table, one guarded update; no contract, ledger or messages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '../server-process.ts';
import { drivers } from './field.ts';

const folder = mkdtempSync(join(tmpdir(), 'mobility-bench-peer-'));
const database = new DatabaseSync(join(folder, 'peer.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE rides (id TEXT PRIMARY KEY, status TEXT NOT NULL, driver TEXT)');
const insert = database.prepare("INSERT INTO rides (id, status) VALUES (?, 'pending')");
const accept = database.prepare(
  "UPDATE rides SET status = 'accepted', driver = ? WHERE id = ? AND status = 'pending'",
);

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { action } = JSON.parse(body) as { action: string };
    const id = request.url?.split('/')[3] ?? '';
    const won = action === 'accept' && accept.run(request.headers.authorization ?? '', id).changes === 1;
    response.writeHead(won ? 200 : 409, { 'content-type': 'application/json' });
    response.end(won ? '{"message":"accepted"}' : '{"detail":"taken"}');
  });
});
let count = 0;
const freshRide = async (): Promise<string> => {
  count += 1;
  insert.run(`ride-${count}`);
  return `ride-${count}`;
};

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const tokens = Array.from({ length: drivers }, (_, index) => `driver-${index}`);
  serve({ url: `http://127.0.0.1:${port}`, tokens }, freshRide, async () =>
    rmSync(folder, { recursive: true, force: true }),
  );
});
