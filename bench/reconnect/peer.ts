/** Bare sockets of ws: each client that returns gets one frame with the next sequence number. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { message } from '../fan-out/message.ts';
import { serve } from '../server-process.ts';
import { socketCount } from './scale.ts';

const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
sockets.on('connection', (socket, request) => {
  const last = new URL(request.url ?? '/', 'http://peer').searchParams.get('last_seq');
  const seq = last === null ? 0 : Number(last) + 1;
  socket.once('message', () => {
    socket.send(JSON.stringify({ type: 'connection_ready_ack', seq, epoch: 'one' }));
    if (last !== null) socket.send(JSON.stringify({ ...message, seq, epoch: 'one' }));
  });
});
sockets.once('listening', () => {
  const { port } = sockets.address() as AddressInfo;
  const url = `ws://127.0.0.1:${port}/?token=none`;
  serve(
    { sockets: Array.from({ length: socketCount }, (_, index) => ({ id: `client${index}`, url })) },
    async () => undefined,
    async () => sockets.close(),
  );
});
