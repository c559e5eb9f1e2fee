import { jobFor, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import { creditBalance } from '../../domain/money/ledger.ts';
import { toCents } from '../../domain/money/money.ts';
import { balanceOf, post } from '../../store/money/ledger.ts';
import { cityDrives, cityOffers, type Member } from '../../store/simulation.ts';
import { CityClock } from './city-clock.ts';
import type { CityDriver, Moment } from './city-driver.ts';
import { CityRiders, type Demand, demandOf } from './city-riders.ts';
import { Dispatch } from './dispatch.ts';
import { type Habits, reliable } from './habits.ts';
import { loadPeople, type People } from './load-people.ts';
import { Chance } from './random.ts';
import { type Scale, seedCity } from './seed-city.ts';

const lowBalance = 100;
const topUp = 400;
const topUpEvery = 600_000;

/** The simulated city in one process. Beyond the store it keeps only the routes of its drivers. */
export class City {
  readonly #context: Context;
  readonly #members: readonly Member[];
  readonly #drivers: readonly CityDriver[];
  readonly #riders: CityRiders;
  readonly #dispatch: Dispatch;
  readonly #clock: CityClock;
  #toppedUpAt = Number.NEGATIVE_INFINITY;

  private constructor(
    context: Context,
    { members, drivers, riders }: People,
    { seed, demand, habits }: { seed: number; demand: Demand; habits: Habits },
  ) {
    this.#context = context;
    this.#members = members;
    this.#drivers = drivers;
    this.#riders = new CityRiders(context, riders, new Chance(seed + 1), { demand, habits });
    this.#dispatch = new Dispatch(new Chance(seed + 2), habits);
    this.#clock = new CityClock(context);
  }

  /** Loads the city from the store, creates missing people, and takes its drivers online. */
  static async open(
    context: Context,
    scale: Scale,
    demand = demandOf(context),
    habits: Habits = reliable,
  ): Promise<City> {
    await seedCity(context, scale);
    const { seed } = scale;
    const city = new City(context, await loadPeople(context, seed, habits), { seed, demand, habits });
    for (const driver of city.#drivers) await driver.online();
    return city;
  }

  /** Simulates the time since the last tick, `speed` times as fast. */
  async tick(speed: number): Promise<void> {
    const moment = this.#clock.advance(speed);
    await this.#topUp(moment);
    const drives = new Map(
      (await cityDrives(this.#context.store.read)).map((ride) => [ride.driver_id, ride]),
    );
    const free = new Map(
      this.#drivers.filter(({ id }) => !drives.has(id)).map((driver) => [driver.id, driver]),
    );
    const offers = await cityOffers(this.#context.store.read);
    const taken = await this.#dispatch.answer(offers, free, moment.cityTime);
    for (const driver of this.#drivers) {
      if (!taken.has(driver)) await driver.act(moment, drives.get(driver.id));
    }
    await this.#riders.act(moment);
  }

  /** Fees and fares move money between the simulated people; tops up those who have too little. */
  async #topUp({ now }: Moment): Promise<void> {
    if (now - this.#toppedUpAt < topUpEvery) return;
    this.#toppedUpAt = now;
    for (const { id } of this.#members) {
      if ((await balanceOf(this.#context.store.read, id)) >= toCents(lowBalance)) continue;
      const credit = creditBalance(id, toCents(topUp), `simulation:${id}:${now}`, 'Account credit');
      await transact(this.#context, jobFor(), (unit) => post(unit, credit));
    }
  }
}
