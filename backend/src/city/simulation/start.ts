import type { Context } from '../../context.ts';
import { holdCity, readSteering, releaseCity, retireSimulatedDrivers } from '../../store/simulation.ts';
import { cast } from './cast.ts';
import { City } from './city.ts';
import { demandOf } from './city-riders.ts';
import { human } from './habits.ts';

const tickEvery = 1_000;
const leaseFor = 15_000;
const renewEvery = 5_000;
const scale = { seed: 415, drivers: cast.drivers, riders: cast.riders };

/**
 * Starts the simulated city if it is turned on; otherwise takes its drivers offline. Returns a function that stops it.
 */
export const startSimulation = async (context: Context): Promise<() => Promise<void>> => {
  const isOn = context.config.simulation;
  if (!isOn || (await readSteering(context.store.read)).running !== 1)
    await retireSimulatedDrivers(context.store, context.now());
  if (!isOn) return async () => {};
  const keeper = new Keeper(context);
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= keeper.tick().finally(() => {
      running = null;
    });
  }, tickEvery);
  return async () => {
    clearInterval(timer);
    await running;
    await keeper.release();
  };
};

/** Runs the city while it is turned on and no other process runs it. */
class Keeper {
  readonly #context: Context;
  readonly #name: string;
  #city: City | null = null;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #isHeld = false;

  constructor(context: Context) {
    this.#context = context;
    this.#name = context.newId();
  }

  /** Runs one tick. An error is logged, and the next tick starts from the store. */
  async tick(): Promise<void> {
    try {
      const { running, speed } = await readSteering(this.#context.store.read);
      if (running !== 1) await this.#pause();
      else if (await this.#hold()) {
        this.#city ??= await City.open(this.#context, scale, demandOf(this.#context), human);
        await this.#city.tick(speed);
      } else this.#city = null;
    } catch (error) {
      this.#city = null;
      this.#context.log.error({ err: error }, 'a tick of the simulated city failed');
    }
  }

  async release(): Promise<void> {
    await this.#context.store.transaction((db) => releaseCity(db, this.#name), []);
  }

  async #pause(): Promise<void> {
    if (!this.#city) return;
    this.#city = null;
    await retireSimulatedDrivers(this.#context.store, this.#context.now());
  }

  async #hold(): Promise<boolean> {
    const now = this.#context.now();
    if (now - this.#renewedAt < renewEvery) return this.#isHeld;
    this.#renewedAt = now;
    this.#isHeld = await this.#context.store.transaction(
      (db) => holdCity(db, this.#name, now, now + leaseFor),
      [],
    );
    return this.#isHeld;
  }
}
