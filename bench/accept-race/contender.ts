import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';

/** What a server process of the race tells: where it is, a fresh ride, and how much CPU it has used. */
export type Report =
  | { type: 'ready'; url: string; tokens: string[] }
  | { type: 'ride'; id: string }
  | { type: 'cpu'; microseconds: number };
export type Order = { type: 'ride' } | { type: 'cpu' } | { type: 'stop' };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const post = (url: string, token: string): Promise<number> =>
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

/** One server of the race, in a process of its own. */
export class Contender {
  readonly #child: ChildProcess;
  #url = '';
  #tokens: string[] = [];
  /** CPU microseconds of the server, one figure per batch. */
  readonly batches: number[] = [];

  constructor(script: URL) {
    this.#child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  async #next<Type extends Report['type']>(type: Type): Promise<Extract<Report, { type: Type }>> {
    for (;;) {
      const [report] = (await once(this.#child, 'message')) as [Report];
      if (report.type === type) return report as Extract<Report, { type: Type }>;
    }
  }

  async #ask<Type extends 'ride' | 'cpu'>(type: Type) {
    const answer = this.#next(type);
    this.#child.send({ type } satisfies Order);
    return answer;
  }

  async ready(): Promise<void> {
    const { url, tokens } = await this.#next('ready');
    this.#url = url;
    this.#tokens = tokens;
  }

  /** All drivers at once for each of `rounds` rides. Throws unless each ride has exactly one winner. */
  async run(rounds: number): Promise<void> {
    let used = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await this.#ask('ride');
      const before = (await this.#ask('cpu')).microseconds;
      const statuses = await Promise.all(
        this.#tokens.map((token) => post(`${this.#url}/api/rides/${id}/update`, token)),
      );
      used += (await this.#ask('cpu')).microseconds - before;
      const won = statuses.filter((status) => status === 200).length;
      const lost = statuses.filter((status) => status === 409).length;
      if (won !== 1 || lost !== statuses.length - 1) throw new Error(`Not one winner: ${statuses.join(' ')}`);
    }
    this.batches.push(used / rounds);
  }

  stop(): void {
    this.#child.send({ type: 'stop' } satisfies Order);
  }
}
