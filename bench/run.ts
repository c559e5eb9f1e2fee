/** `npm run bench`: every bench in turn. Each asserts the correctness of what it times and compares with a bare peer. */
import { acceptRace } from './accept-race/accept-race.ts';
import { authenticatedRead } from './authenticated-read/authenticated-read.ts';
import { bookToDriver } from './book-to-driver/book-to-driver.ts';
import { matching } from './matching/matching.ts';
import { sdkCall } from './sdk-call/sdk-call.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1000);
await acceptRace(rounds);
await bookToDriver(rounds);
await matching(Math.max(10, Math.round(rounds / 20)));
await authenticatedRead(rounds * 4);
await sdkCall(rounds * 4);
