import type { Context } from '../../context.ts';
import { cityDrives, holdCity, readSteering, releaseCity } from '../../store/simulation.ts';
import { cast } from './cast.ts';
import { City } from './city.ts';
import { demandOf } from './city-riders.ts';
import { human } from './habits.ts';
import { PausedCity } from './paused-city.ts';

const leaseFor = 15_000;
const renewEvery = 5_000;
const scale = { seed: 415, drivers: cast.drivers, riders: cast.riders };

/** Runs the city, or what goes on in it while it is paused, if no other process does. */
export class Keeper {
  readonly #context: Context;
  readonly #name: string;
  #city: City | PausedCity | null = null;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #isHeld = false;

  constructor(context: Context) {
    this.#context = context;
    this.#name = context.newId();
  }

  /**
   * Runs one tick. An error is logged, and the next tick starts from the store. Returns whether there is more to do:
   * where the simulation is off, no more than the rides that are left from before.
   */
  async tick(): Promise<boolean> {
    const { config, store } = this.#context;
    try {
      const { running, speed } = await readSteering(store.read);
      this.#city = (await this.#hold()) ? await this.#open(running === 1) : null;
      await this.#city?.tick(speed);
      return config.simulation || (await cityDrives(store.read)).length > 0;
    } catch (error) {
      this.#city = null;
      this.#context.log.error({ err: error }, 'a tick of the simulated city failed');
      return true;
    }
  }

  async release(): Promise<void> {
    await this.#context.store.transaction((db) => releaseCity(db, this.#name), []);
  }

  #open(isRunning: boolean): City | PausedCity | Promise<City | PausedCity> {
    if (!isRunning || !this.#context.config.simulation)
      return this.#city instanceof PausedCity ? this.#city : PausedCity.open(this.#context, scale.seed);
    return this.#city instanceof City
      ? this.#city
      : City.open(this.#context, scale, demandOf(this.#context), human);
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
