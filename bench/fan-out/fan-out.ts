import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { socketCount } from './message.ts';

type Ready = { sockets: string[] };
const allowed = 1.1;

/** A server and its sockets, each in a process of its own. */
class Side {
  readonly #server: ServerProcess<Ready>;
  readonly #clients = fork(new URL('./clients.ts', import.meta.url));
  readonly cpu: number[] = [];
  readonly wall: number[] = [];
  #sent = 0;

  constructor(script: string) {
    this.#server = new ServerProcess(new URL(script, import.meta.url));
    this.#clients.once('exit', (code) => {
      if (code) throw new Error(`The sockets of ${script} ended with ${code}`);
    });
  }

  async open(): Promise<void> {
    const { sockets } = await this.#server.ready();
    const opened = once(this.#clients, 'message');
    this.#clients.send({ open: sockets });
    await opened;
  }

  /** Sends one message to every socket. Resolves when all have it. */
  async round(): Promise<void> {
    await this.#server.ask('store');
    this.#sent += socketCount;
    const before = await this.#server.cpu();
    const start = performance.now();
    const received = once(this.#clients, 'message');
    this.#clients.send({ expect: this.#sent });
    await this.#server.ask('deliver');
    await received;
    this.wall.push(performance.now() - start);
    this.cpu.push(((await this.#server.cpu()) - before) / socketCount);
  }

  forget(): void {
    this.cpu.length = 0;
    this.wall.length = 0;
  }

  close(): void {
    this.#clients.disconnect();
    this.#server.stop();
  }
}

/**
 * From a stored message for every user to its last frame, alternately with bare sockets of ws. At most 1.1 times their
 * CPU. Every socket checks that no number is missing.
 */
export const fanOut = async (rounds: number): Promise<void> => {
  const [ours, peer] = [new Side('./ours.ts'), new Side('./peer.ts')];
  try {
    await Promise.all([ours.open(), peer.open()]);
    for (const side of [ours, peer]) {
      for (let round = 0; round < 2; round += 1) await side.round();
      side.forget();
    }
    for (let round = 0; round < rounds; round += 1) {
      await ours.round();
      await peer.round();
    }
    const line = ({ cpu, wall }: Side) =>
      `${median(cpu).toFixed(1)} µs CPU a frame, all in ${Math.round(median(wall))} ms`;
    console.log(`fan-out: one message to each of ${socketCount} sockets, ${rounds} times, none lost`);
    console.log(`  ours ${line(ours)}; bare sockets ${line(peer)}`);
    console.log(`  median CPU ratio ${medianRatio(ours.cpu, peer.cpu).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.close();
    peer.close();
  }
};
