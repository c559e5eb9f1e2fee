import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Outcome } from '../prepared-statements.ts';
import { type Question, type Reply, standing, type Task } from './messages.ts';

// From source it is TypeScript; the build puts it beside the server, as JavaScript.
const script = join(import.meta.dirname, `sqlite-reader${extname(import.meta.filename)}`);

type Waiting = PromiseWithResolvers<Outcome>;

/** The thread that reads a SQLite file, and copies its log into it. It starts at the first query; one that dies is replaced at the next. */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #isClosed = false;
  #asked = 0;
  /** What was asked since the event loop last had a turn. */
  #unsent: Question[] = [];
  #connections = standing;

  constructor(file: string) {
    this.#file = file;
  }

  /** The number of a connection that is not open yet. */
  newConnection(): number {
    this.#connections += 1;
    return this.#connections;
  }

  /** Gives a connection a task. Tasks run one after the other, in the order of the calls. */
  async ask(connection: number, task: Task): Promise<Outcome> {
    if (this.#isClosed) throw new Error('The store is closed');
    this.#worker ??= this.#start();
    this.#asked += 1;
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.set(this.#asked, waiting);
    // An idle thread does not keep the process alive.
    this.#worker.ref();
    // Waking the other thread costs more than most queries, so the queries that a page runs side by side go together.
    if (this.#unsent.push({ id: this.#asked, connection, task }) === 1) process.nextTick(() => this.#send());
    return waiting.promise;
  }

  /** Closes a connection, unless it has ended with its thread. */
  async forget(connection: number): Promise<void> {
    if (this.#worker && !this.#isClosed) await this.ask(connection, 'close');
  }

  /** Ends the thread, once SQLite has ended the statement that it runs. All queries that wait fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#end(new Error('The store is closed'));
    await worker?.terminate();
  }

  #send(): void {
    const questions = this.#unsent;
    this.#unsent = [];
    this.#worker?.postMessage(questions);
  }

  #start(): Worker {
    const worker = new Worker(script, { name: 'sqlite reader', workerData: this.#file });
    worker.unref();
    worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    const died = (cause: unknown): void => {
      if (worker === this.#worker) this.#end(new Error(`The reader of ${this.#file} has ended`, { cause }));
    };
    worker.on('error', died);
    worker.on('exit', (code) => died(`exit code ${code}`));
    return worker;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if ('outcome' in reply) waiting?.resolve(reply.outcome);
    else waiting?.reject(Object.assign(new Error(reply.failure.message), reply.failure));
  }

  #end(error: Error): void {
    this.#worker = null;
    this.#unsent = [];
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
