/** Frames with sequence numbers on bare sockets of ws; a socket that reads too slowly is closed. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { serve } from '../server-process.ts';
import { message, socketCount } from './message.ts';

const bufferedAtMost = 1_048_576;
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const seqs = new Map<WebSocket, number>();
sockets.on('connection', (socket) => seqs.set(socket, 0));

const deliver = async (): Promise<void> => {
  for (const [socket, last] of seqs) {
    const seq = last + 1;
    seqs.set(socket, seq);
    const sent_at = new Date().toISOString();
    const frame = JSON.stringify({ sent_at, ...message, id: `message-${seq}`, seq, epoch: 'one' });
    if (socket.bufferedAmount > bufferedAtMost) socket.close(1013, 'Too slow');
    else socket.send(frame);
  }
};
sockets.once('listening', () => {
  const { port } = sockets.address() as AddressInfo;
  serve(
    { sockets: Array.from({ length: socketCount }, () => `ws://127.0.0.1:${port}`) },
    async (order) => (order === 'deliver' ? deliver() : undefined),
    async () => sockets.close(),
  );
});
