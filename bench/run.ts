/** `npm run bench`: every bench in turn. Each asserts the correctness of what it times and compares with a bare peer. */
import { acceptRace } from './accept-race/accept-race.ts';
import { bookToDriver } from './book-to-driver/book-to-driver.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
await acceptRace(rounds);
await bookToDriver(rounds);
