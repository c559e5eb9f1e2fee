import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { type Batch, bookingsPerBatch, drivers, movesPerBatch, nearest } from './field.ts';

const warmUps = 3;
const allowed = 3;
/** How much more a booking may cost while drivers move. */
const allowedForMoving = 1.3;
const second = 1_000_000;

/** Whether drivers report between the bookings of a batch. */
type Order = 'moving' | 'still';

/** The server, in its own process. */
class City {
  readonly #process = new ServerProcess<object>(new URL('./ours.ts', import.meta.url));

  async open(): Promise<void> {
    await this.#process.ready();
  }

  async run(order: Order): Promise<Batch> {
    // A cast, because the answer comes from another process. The script returns a batch.
    return (await this.#process.ask(order)) as Batch;
  }

  close(): void {
    this.#process.stop();
  }
}

type Used = Record<Order, Batch[]>;

const measure = async (city: City, batches: number): Promise<Used> => {
  const used: Used = { moving: [], still: [] };
  for (let batch = -warmUps; batch < batches; batch += 1) {
    const [moving, still] = [await city.run('moving'), await city.run('still')];
    if (batch < 0) continue;
    used.moving.push(moving);
    used.still.push(still);
  }
  return used;
};

const each = (batches: readonly Batch[], part: keyof Batch): number[] => batches.map((batch) => batch[part]);

const tell = ({ moving, still }: Used): void => {
  const per = (batches: readonly Batch[], part: keyof Batch, times: number): string =>
    (median(each(batches, part)) / times).toFixed(2);
  console.log(
    `  to find drivers: ${per(moving, 'finding', bookingsPerBatch)} µs of a booking, static ${per(moving, 'findingStatic', bookingsPerBatch)}`,
  );
  const ratio = medianRatio(each(moving, 'finding'), each(moving, 'findingStatic'));
  console.log(`    median ratio ${ratio.toFixed(2)} (at most ${allowed})`);

  const reporting = median(each(moving, 'reporting'));
  console.log(`  a report: ${(reporting / movesPerBatch).toFixed(2)} µs`);
  if (reporting > second) throw new Error(`${movesPerBatch} reports take more than a second of CPU`);

  const growth = medianRatio(each(moving, 'booking'), each(still, 'booking'));
  console.log(
    `  a booking: ${per(still, 'booking', bookingsPerBatch * 1_000)} ms while nobody moves, ${per(moving, 'booking', bookingsPerBatch * 1_000)} ms while drivers do: ${growth.toFixed(2)} times (at most ${allowedForMoving})`,
  );
  if (growth > allowedForMoving) throw new Error('A booking costs more while drivers move');
};

/**
 * Books rides while 100,000 drivers report 25,000 positions. To find the drivers of a booking may cost at most 3 times the
 * CPU of a static index of the same data.
 */
export const matching = async (batches: number): Promise<void> => {
  const city = new City();
  try {
    await city.open();
    console.log(
      `matching: ${drivers} drivers, ${movesPerBatch} reports with every ${bookingsPerBatch} bookings, which look for ${nearest}; each batch is checked`,
    );
    tell(await measure(city, batches));
  } finally {
    city.close();
  }
};
