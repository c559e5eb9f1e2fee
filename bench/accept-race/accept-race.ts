import { Contender } from './contender.ts';
import { drivers } from './field.ts';

const batches = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Twenty drivers accept each ride at once, at our server and at a bare one in turn. Reports the median CPU ratio. */
export const acceptRace = async (rounds: number): Promise<void> => {
  const ours = new Contender(new URL('./ours.ts', import.meta.url));
  const peer = new Contender(new URL('./peer.ts', import.meta.url));
  try {
    await Promise.all([ours.ready(), peer.ready()]);
    await ours.run(20);
    await peer.run(20);
    ours.batches.length = 0;
    peer.batches.length = 0;
    const perBatch = Math.ceil(rounds / batches);
    for (let batch = 0; batch < batches; batch += 1) {
      await ours.run(perBatch);
      await peer.run(perBatch);
    }
    const ratio = median(ours.batches.map((used, index) => used / (peer.batches[index] ?? used)));
    const figure = (used: number): string => `${(used / 1000).toFixed(2)} ms`;
    console.log(
      `accept race: ${perBatch * batches} rounds of ${drivers} drivers, exactly one winner in each`,
    );
    console.log(
      `  server CPU per round: ours ${figure(median(ours.batches))}, bare peer ${figure(median(peer.batches))}`,
    );
    console.log(`  median ratio ${ratio.toFixed(1)}`);
  } finally {
    ours.stop();
    peer.stop();
  }
};
