import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import type { Client } from './clients.ts';
import { socketCount } from './scale.ts';

const allowed = 1.5;

/** A server that is killed and started again, and its clients. */
class Side {
  readonly #script: URL;
  readonly #folder: string;
  readonly #clients = fork(new URL('./clients.ts', import.meta.url));
  readonly cpu: number[] = [];
  readonly wall: number[] = [];

  constructor(script: string, folder: string) {
    this.#script = new URL(script, import.meta.url);
    this.#folder = folder;
    this.#clients.once('exit', (code) => {
      if (code) throw new Error(`The clients of ${script} ended with ${code}`);
    });
  }

  /** Starts the server, lets every client resume, stores one more message for each, and kills the server. */
  async round(): Promise<void> {
    const server = new ServerProcess<{ sockets: Client[] }>(this.#script, { RECONNECT_DATA: this.#folder });
    const { sockets } = await server.ready();
    const before = await server.cpu();
    const start = performance.now();
    const resumed = once(this.#clients, 'message');
    this.#clients.send(sockets);
    await resumed;
    this.wall.push(performance.now() - start);
    this.cpu.push(((await server.cpu()) - before) / socketCount);
    await server.ask('store');
    server.kill();
  }

  forget(): void {
    this.cpu.length = 0;
    this.wall.length = 0;
  }

  close(): void {
    this.#clients.disconnect();
  }
}

/**
 * From the start of a killed server until every client is live again and has the message that it missed, alternately
 * with bare sockets of ws that know no accounts. At most 1.5 times their CPU. No message is lost or comes twice.
 */
export const reconnect = async (rounds: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-bench-'));
  const [ours, peer] = [new Side('./ours.ts', folder), new Side('./peer.ts', folder)];
  try {
    for (const side of [ours, peer]) {
      await side.round();
      side.forget();
    }
    for (let round = 0; round < rounds; round += 1) {
      await ours.round();
      await peer.round();
    }
    const line = ({ cpu, wall }: Side) =>
      `${Math.round(median(cpu))} µs CPU a client, all in ${Math.round(median(wall))} ms`;
    console.log(`reconnect: ${socketCount} clients after a kill, ${rounds} times, no message lost`);
    console.log(`  ours ${line(ours)}; bare sockets ${line(peer)}`);
    console.log(`  median CPU ratio ${medianRatio(ours.cpu, peer.cpu).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.close();
    peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
