/** Many clients that resume where they were, in a process of their own. Each must get exactly the message it missed. */
import { WebSocket } from 'ws';

export type Client = { id: string; url: string };
type State = { seq: number; epoch: string };

const atOnce = 250;
const states = new Map<string, State>();

/** Resolves once the client has the message that it missed; the first time, once it is acknowledged. */
const resume = ({ id, url }: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    const known = states.get(id);
    const since = known ? `&last_seq=${known.seq}&epoch=${known.epoch}` : '';
    const socket = new WebSocket(`${url}${since}`, { perMessageDeflate: false });
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_ready', user_id: id })));
    // The server is killed in every round.
    socket.on('error', (error) => known && reject(error));
    socket.on('message', (data) => {
      const { type, seq, epoch } = JSON.parse(String(data));
      const last = states.get(id);
      if (type === 'connection_ready_ack' && !last) {
        states.set(id, { seq, epoch });
        return resolve();
      }
      if (type !== 'admin_message' || !last) return;
      if (seq !== last.seq + 1) throw new Error(`Got ${seq} after ${last.seq}`);
      states.set(id, { seq, epoch });
      resolve();
    });
  });

process.on('message', async (clients: Client[]) => {
  for (let first = 0; first < clients.length; first += atOnce)
    await Promise.all(clients.slice(first, first + atOnce).map(resume));
  process.send?.('resumed');
});
process.once('disconnect', () => process.exit(0));
