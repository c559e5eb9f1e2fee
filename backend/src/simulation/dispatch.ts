import { haversineKm } from '../domain/distance.ts';
import { pickupOf } from '../domain/ride.ts';
import type { CityOffer } from '../store/simulation.ts';
import type { CityDriver } from './city-driver.ts';
import type { Chance } from './random.ts';

/** A driver looks at an offer this long, in the city's milliseconds. */
const reaction = [2_000, 5_000] as const;

/** Lets the nearest of the city's drivers who were offered a ride take it, after a moment's thought. */
export class Dispatch {
  readonly #chance: Chance;
  /** When each attempt of a ride is answered. */
  #answers = new Map<string, number>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Answers the drivers who took a ride. */
  async answer(
    offers: readonly CityOffer[],
    free: ReadonlyMap<string, CityDriver>,
    cityTime: number,
  ): Promise<Set<CityDriver>> {
    const answers = new Map<string, number>();
    const taken = new Set<CityDriver>();
    for (const { ride, driverIds } of offers) {
      const key = `${ride.id} ${ride.attempt}`;
      const due = this.#answers.get(key) ?? cityTime + this.#chance.between(...reaction);
      answers.set(key, due);
      if (cityTime < due) continue;
      const willing = driverIds.flatMap((id) => free.get(id) ?? []).filter((driver) => !taken.has(driver));
      const winner = await firstToAccept(ride, willing);
      if (winner) taken.add(winner);
    }
    this.#answers = answers;
    return taken;
  }
}

const firstToAccept = async (
  ride: CityOffer['ride'],
  willing: readonly CityDriver[],
): Promise<CityDriver | null> => {
  const kmTo = (driver: CityDriver): number => haversineKm(driver.at, pickupOf(ride));
  for (const driver of willing.toSorted((a, b) => kmTo(a) - kmTo(b))) {
    if (await driver.accept(ride.id)) return driver;
  }
  return null;
};
