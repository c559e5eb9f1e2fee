import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { type Batch, drivers, movesPerBatch, queriesPerBatch } from './field.ts';

const warmUps = 5;
// The size of a wave, and the number of drivers that the backend reads at a time to fill it.
const sizes = [5, 16];
const allowed = 3;

/** One side of the bench, in its own process. */
class Side {
  readonly #process: ServerProcess<object>;

  constructor(script: string) {
    this.#process = new ServerProcess(new URL(script, import.meta.url));
  }

  async open(): Promise<void> {
    await this.#process.ready();
  }

  /** One batch of queries for the `nearest` drivers. */
  async run(nearest: number): Promise<Batch> {
    // A cast, because the answer comes from another process. Both scripts return a batch.
    return (await this.#process.ask(String(nearest))) as Batch;
  }

  close(): void {
    this.#process.stop();
  }
}

const compare = async (ours: Side, peer: Side, nearest: number, batches: number): Promise<void> => {
  const used: Record<'mine' | 'theirs' | 'moving', number[]> = { mine: [], theirs: [], moving: [] };
  for (let batch = -warmUps; batch < batches; batch += 1) {
    const { asking, moving } = await ours.run(nearest);
    const theirs = await peer.run(nearest);
    if (batch < 0) continue;
    used.mine.push(asking);
    used.moving.push(moving);
    used.theirs.push(theirs.asking);
  }
  const per = (values: number[], times: number): string => `${(median(values) / times).toFixed(2)} µs`;
  console.log(
    `  nearest ${nearest}: ours ${per(used.mine, queriesPerBatch)}, static ${per(used.theirs, queriesPerBatch)}; a move ${per(used.moving, movesPerBatch)}`,
  );
  console.log(`    median ratio ${medianRatio(used.mine, used.theirs).toFixed(2)} (at most ${allowed})`);
};

/** Finds the nearest of 100,000 moving drivers, compared with a static index of the same data. At most 3 times its CPU. */
export const matching = async (batches: number): Promise<void> => {
  const [ours, peer] = [new Side('./ours.ts'), new Side('./peer.ts')];
  try {
    await Promise.all([ours.open(), peer.open()]);
    console.log(
      `matching: ${drivers} drivers, ${movesPerBatch} moves with every ${queriesPerBatch} queries, each batch checked`,
    );
    for (const nearest of sizes) await compare(ours, peer, nearest, batches);
  } finally {
    ours.close();
    peer.close();
  }
};
