import { Contender } from './contender.ts';
import { drivers, movesPerBatch, queriesPerBatch } from './field.ts';

const warmUps = 5;
// What a wave asks, and what the backend reads at a time to find them.
const sizes = [5, 16];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Nearest drivers among 100,000 who move, beside a static index of the same field. Reports median CPU ratios. */
export const matching = async (batches: number): Promise<void> => {
  const ours = new Contender(new URL('./ours.ts', import.meta.url));
  const peer = new Contender(new URL('./peer.ts', import.meta.url));
  try {
    await Promise.all([ours.ready(), peer.ready()]);
    console.log(
      `matching: ${drivers} drivers, ${movesPerBatch} moves with every ${queriesPerBatch} queries, each batch checked`,
    );
    for (const nearest of sizes) await compare(ours, peer, nearest, batches);
  } finally {
    ours.stop();
    peer.stop();
  }
};

const compare = async (ours: Contender, peer: Contender, nearest: number, batches: number) => {
  const rounds: { mine: number; theirs: number; moving: number }[] = [];
  for (let batch = -warmUps; batch < batches; batch += 1) {
    const mine = await ours.run(nearest);
    const theirs = await peer.run(nearest);
    if (batch >= 0) rounds.push({ mine: mine.asking, theirs: theirs.asking, moving: mine.moving });
  }
  const per = (used: number, times: number): string => (used / times).toFixed(2);
  const mine = median(rounds.map((round) => round.mine));
  const theirs = median(rounds.map((round) => round.theirs));
  const moving = median(rounds.map((round) => round.moving));
  const ratio = median(rounds.map((round) => round.mine / round.theirs));
  console.log(
    `  nearest ${nearest}: ours ${per(mine, queriesPerBatch)} µs, static ${per(theirs, queriesPerBatch)} µs; median ratio ${ratio.toFixed(2)}; a move ${per(moving, movesPerBatch)} µs`,
  );
};
