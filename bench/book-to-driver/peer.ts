/** A minimal server that stores a booking and notifies drivers: node:http, one insert on disk, a frame for each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';
import { serve } from '../server-process.ts';
import { drivers } from './field.ts';

const folder = mkdtempSync(join(tmpdir(), 'mobility-bench-peer-'));
const database = new DatabaseSync(join(folder, 'peer.db'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE rides (id INTEGER PRIMARY KEY, body TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO rides (body) VALUES (?)');
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { pickup_location, dropoff_location } = JSON.parse(body);
    const { lastInsertRowid } = insert.run(body);
    const frame = {
      type: 'ride_request',
      ride_id: String(lastInsertRowid),
      pickup_address: pickup_location.address,
      dropoff_address: dropoff_location.address,
    };
    for (const client of sockets.clients) client.send(JSON.stringify(frame));
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ request_id: String(lastInsertRowid), matches_found: sockets.clients.size }),
    );
  });
});
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serve(
    {
      url: `http://127.0.0.1:${port}`,
      token: 'none',
      sockets: Array.from({ length: drivers }, () => `ws://127.0.0.1:${port}`),
    },
    async () => undefined,
    async () => rmSync(folder, { recursive: true, force: true }),
  );
});
