import { haversineKm } from '../../domain/distance.ts';
import { pickupOf } from '../../domain/ride.ts';
import type { CityOffer } from '../../store/simulation.ts';
import type { CityDriver } from './city-driver.ts';
import { type Habits, willBeIgnored, willDecline } from './habits.ts';
import type { Chance } from './random.ts';

/** How long a driver considers an offer, in simulated milliseconds. */
const reaction = [2_000, 5_000] as const;

/** Lets the nearest simulated driver with an offer accept the ride after a delay, unless that driver declines. */
export class Dispatch {
  readonly #chance: Chance;
  readonly #habits: Habits;
  /** When each attempt of a ride is accepted. */
  #answers = new Map<string, number>();

  constructor(chance: Chance, habits: Habits) {
    this.#chance = chance;
    this.#habits = habits;
  }

  /** Returns the drivers who accepted a ride. */
  async answer(
    offers: readonly CityOffer[],
    free: ReadonlyMap<string, CityDriver>,
    cityTime: number,
  ): Promise<Set<CityDriver>> {
    const answers = new Map<string, number>();
    const taken = new Set<CityDriver>();
    for (const { ride, driverIds, isOfCity } of offers) {
      if (isOfCity && willBeIgnored(this.#habits, ride)) continue;
      const key = `${ride.id} ${ride.attempt}`;
      const due = this.#answers.get(key) ?? cityTime + this.#chance.between(...reaction);
      answers.set(key, due);
      if (cityTime < due) continue;
      const willing = driverIds.flatMap((id) => free.get(id) ?? []).filter((driver) => !taken.has(driver));
      const winner = await firstToAccept(ride, willing, this.#habits);
      if (winner) taken.add(winner);
    }
    this.#answers = answers;
    return taken;
  }
}

const firstToAccept = async (
  ride: CityOffer['ride'],
  willing: readonly CityDriver[],
  habits: Habits,
): Promise<CityDriver | null> => {
  const kmTo = (driver: CityDriver): number => haversineKm(driver.at, pickupOf(ride));
  for (const driver of willing.toSorted((a, b) => kmTo(a) - kmTo(b))) {
    if (willDecline(habits, ride, driver.id)) await driver.decline(ride.id);
    else if (await driver.accept(ride.id)) return driver;
  }
  return null;
};
