/** `node one.ts <name>`: runs one bench in this process. BENCH_ROUNDS sets the number of rounds. */
import { benches } from './benches.ts';

const bench = benches[process.argv[2] ?? ''];
if (!bench) throw new Error(`No such bench: ${process.argv[2]}`);
await bench.start(Math.min(bench.rounds, Number(process.env.BENCH_ROUNDS ?? bench.rounds)));
