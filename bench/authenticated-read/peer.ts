/** A minimal server of the same list: node:http, the same query as a prepared statement, the same JSON, but no token and no contract. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '../server-process.ts';
import { listOf } from './peer-list.ts';

let list: () => unknown[] = () => [];
const server = createServer((_, response) => {
  const body = JSON.stringify(list());
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serve(
    { url: `http://127.0.0.1:${port}` },
    async (order) => {
      const [, riderId = '', file = ''] = order.split(' ');
      list = listOf(new DatabaseSync(file, { readOnly: true }), riderId);
    },
    async () => undefined,
  );
});
