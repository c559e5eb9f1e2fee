import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes on what one side sends after half a round trip. Timers of one length keep the order. */
const carry = (from: Socket, to: Socket, half: number): void => {
  from.on('data', (part) => setTimeout(() => to.write(part), half));
  from.once('close', () => setTimeout(() => to.destroy(), half));
  from.on('error', () => to.destroy());
};

/** Listens on a free port and leads to the database as over a wire with this round trip, in milliseconds. */
export const openSlowWire = async (databaseUrl: string, roundTrip: number) => {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    carry(near, far, roundTrip / 2);
    carry(far, near, roundTrip / 2);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const slow = new URL(databaseUrl);
  slow.hostname = '127.0.0.1';
  slow.port = String((server.address() as AddressInfo).port);
  return {
    url: slow.href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
