import type { Context } from '../../context.ts';
import { cityDrives, retireSimulatedDrivers } from '../../store/simulation.ts';
import { CityClock } from './city-clock.ts';
import type { CityDriver } from './city-driver.ts';
import { CityRiders, type Demand } from './city-riders.ts';
import { reliable } from './habits.ts';
import { loadPeople, type People } from './load-people.ts';
import { Chance } from './random.ts';

const noDemand: Demand = { isWatched: () => false, pause: [0, 0] };

/**
 * A city without new rides: its drivers are offline and drive the rides that they have to the end, and its riders pay
 * for theirs. Every driver completes the ride, because no other
 * simulated driver could take it over. A pause therefore causes no penalties and leaves no rider without a driver.
 */
export class PausedCity {
  readonly #context: Context;
  readonly #drivers: readonly CityDriver[];
  readonly #riders: CityRiders;
  readonly #clock: CityClock;

  private constructor(context: Context, { drivers, riders }: People, seed: number) {
    this.#context = context;
    this.#drivers = drivers;
    this.#riders = new CityRiders(context, riders, new Chance(seed), { demand: noDemand, habits: reliable });
    this.#clock = new CityClock(context);
  }

  /** Loads the city from the store and takes its drivers offline. */
  static async open(context: Context, seed: number): Promise<PausedCity> {
    await retireSimulatedDrivers(context.store, context.now());
    return new PausedCity(context, await loadPeople(context, seed, reliable), seed);
  }

  /** Simulates the time since the last tick, `speed` times as fast. */
  async tick(speed: number): Promise<void> {
    const moment = this.#clock.advance(speed);
    const drives = await cityDrives(this.#context.store.read);
    const busy = new Map(drives.map((ride) => [ride.driver_id, ride]));
    for (const driver of this.#drivers) {
      const ride = busy.get(driver.id);
      if (ride) await driver.act(moment, ride);
    }
    await this.#riders.act(moment);
  }
}
