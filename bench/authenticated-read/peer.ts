/** A server of node:http that sends the same bytes, which it is given once. It reads no token and no database. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../server-process.ts';

let body = Buffer.alloc(0);
const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serve(
    { url: `http://127.0.0.1:${port}` },
    async (text) => {
      body = Buffer.from(text);
    },
    async () => undefined,
  );
});
