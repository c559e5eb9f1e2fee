/** Many sockets that check the sequence numbers of what they get, in a process of their own. */
import { WebSocket } from 'ws';

type Order = { open: string[] } | { expect: number };
const atOnce = 200;
let received = 0;
let awaited = Number.POSITIVE_INFINITY;

const report = (): void => {
  if (received < awaited) return;
  awaited = Number.POSITIVE_INFINITY;
  process.send?.('received');
};
const open = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    let last = 0;
    socket.once('open', () => resolve());
    socket.once('error', reject);
    socket.once('close', (code) => {
      throw new Error(`A socket was closed with ${code}`);
    });
    socket.on('message', (data) => {
      const { seq } = JSON.parse(String(data));
      if (seq !== last + 1) throw new Error(`Got ${seq} after ${last}`);
      last = seq;
      received += 1;
      report();
    });
  });

process.on('message', async (order: Order) => {
  if ('expect' in order) {
    awaited = order.expect;
    return report();
  }
  for (let first = 0; first < order.open.length; first += atOnce)
    await Promise.all(order.open.slice(first, first + atOnce).map(open));
  process.send?.('open');
});
process.once('disconnect', () => process.exit(0));
