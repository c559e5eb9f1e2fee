import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Answers that come within this time, on whatever connections, reach the client together. */
const together = 25;

/** A wire to a database on which round trips are counted. */
export type CountedWire = {
  url: string;
  /** How many round trips the work took, one after the other. Requests that do not wait for each other share one. */
  tripsOf(work: () => unknown): Promise<number>;
  close(): void;
};

/** Listens on a free port and leads to the database. A trip begins when the client sends again after it got answers. */
export const openCountedWire = async (databaseUrl: string): Promise<CountedWire> => {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let trips = 0;
  let isAnswered = true;
  let held: (() => void)[] = [];
  const deliver = () => {
    isAnswered = true;
    const due = held;
    held = [];
    for (const answer of due) answer();
  };
  let timer = setTimeout(deliver, 0);

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.on('data', (part) => {
      if (isAnswered) trips += 1;
      isAnswered = false;
      far.write(part);
    });
    far.on('data', (part) => {
      held.push(() => near.write(part));
      clearTimeout(timer);
      timer = setTimeout(deliver, together);
    });
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    tripsOf: async (work) => {
      const before = trips;
      await work();
      return trips - before;
    },
    close: () => {
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
