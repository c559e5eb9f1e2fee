/** A server on loopback that answers two operations with the contract's examples. Its CPU is not measured. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ride from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { serve } from '../server-process.ts';
import { rides } from './field.ts';

const answers: Record<string, string> = {
  '/api/auth/me': JSON.stringify(user),
  '/api/rides/my-rides': JSON.stringify(Array.from({ length: rides }, () => ride)),
};

const server = createServer((request, response) => {
  const body = answers[request.url ?? ''];
  const isSignedIn = request.headers.authorization === 'Bearer some-token';
  response.writeHead(body && isSignedIn ? 200 : 401, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body ?? ''),
  });
  response.end(body ?? '');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serve(
    { url: `http://127.0.0.1:${port}` },
    async () => undefined,
    async () => undefined,
  );
});
