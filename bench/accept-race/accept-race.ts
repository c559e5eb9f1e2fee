import { deepEqual } from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { drivers } from './field.ts';

type Ready = { url: string; tokens: string[] };
const batches = 10;
const warmUps = 20;
const allowed = 15;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const oneWinner = [200, ...Array.from({ length: drivers - 1 }, () => 409)];

const accept = (url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = '{"action":"accept"}';
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    };
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject).end(body);
  });

/** All drivers on one server. */
class Field {
  readonly #process: ServerProcess<Ready>;
  #url = '';
  #tokens: string[] = [];
  /** CPU microseconds of the server per round, one figure per batch. */
  readonly used: number[] = [];

  constructor(script: string) {
    this.#process = new ServerProcess(new URL(script, import.meta.url));
  }

  async open(): Promise<void> {
    ({ url: this.#url, tokens: this.#tokens } = await this.#process.ready());
  }

  /** All drivers accept one ride at once. Returns the server's CPU; throws unless exactly one driver wins. */
  async #race(): Promise<number> {
    const ride = await this.#process.ask('ride');
    const before = await this.#process.cpu();
    const statuses = await Promise.all(
      this.#tokens.map((token) => accept(`${this.#url}/api/rides/${ride}/update`, token)),
    );
    const used = (await this.#process.cpu()) - before;
    deepEqual(
      statuses.toSorted((a, b) => a - b),
      oneWinner,
    );
    // Another driver comes first in the next round.
    this.#tokens.push(...this.#tokens.splice(0, 1));
    return used;
  }

  async batch(rounds: number): Promise<void> {
    let used = 0;
    for (let round = 0; round < rounds; round += 1) used += await this.#race();
    this.used.push(used / rounds);
  }

  /** An error in the server's ledger; null if it balances. */
  audit(): Promise<unknown> {
    return this.#process.ask('audit');
  }

  close(): void {
    this.#process.stop();
  }
}

/** Twenty drivers accept each ride at once over HTTP, alternately on our server and a minimal one. At most 15 times its CPU. */
export const acceptRace = async (rounds: number): Promise<void> => {
  const [ours, peer] = [new Field('./ours.ts'), new Field('./peer.ts')];
  try {
    await Promise.all([ours.open(), peer.open()]);
    for (const field of [ours, peer]) {
      await field.batch(warmUps);
      field.used.length = 0;
    }
    const perBatch = Math.ceil(rounds / batches);
    for (let batch = 0; batch < batches; batch += 1) {
      await ours.batch(perBatch);
      await peer.batch(perBatch);
    }
    deepEqual(await ours.audit(), null);
    const figure = ({ used }: Field): string => `${(median(used) / 1000).toFixed(2)} ms`;
    console.log(
      `accept race: ${perBatch * batches} rounds of ${drivers} drivers, exactly one winner in each; the ledger balances`,
    );
    console.log(`  server CPU per round: ours ${figure(ours)}, bare peer ${figure(peer)}`);
    console.log(`  median ratio ${medianRatio(ours.used, peer.used).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.close();
    peer.close();
    agent.destroy();
  }
};
