import type { Place } from '@mobility/openapi';
import { canServe } from '@mobility/openapi/vehicles';
import { haversineKm } from '../../../domain/distance.ts';
import { cityPlaces } from '../../simulation/cast.ts';
import type { Chance } from '../../simulation/random.ts';
import type { Driver, Member, People } from '../members.ts';
import { day, minute } from '../times.ts';
import { abandonedReasons, breakOffReasons, talks, wishes, withdrawnReasons } from '../words.ts';
import { Calendar } from './calendar.ts';
import { type Ending, momentsOf, type Paying, type Trip } from './trip.ts';

/** The fixed properties of a ride; the others are random. */
export type Wanted = Partial<Omit<Trip, 'rideId'>> & { bookedAt: number };

const usualKm = [1.2, 6.5] as const;
const settledAfter = 18 * day;
const endings: readonly Ending[] = [
  ...Array<Ending>(84).fill('completed'),
  ...Array<Ending>(5).fill('withdrawn'),
  ...Array<Ending>(5).fill('abandoned'),
  ...Array<Ending>(4).fill('expires'),
  ...Array<Ending>(2).fill('broken_off'),
];
const ways: readonly Paying[] = [
  ...Array<Paying>(38).fill('balance'),
  ...Array<Paying>(34).fill('stripe'),
  ...Array<Paying>(18).fill('cash'),
  ...Array<Paying>(3).fill('second_card'),
  ...Array<Paying>(2).fill('late'),
  ...Array<Paying>(2).fill('none'),
  ...Array<Paying>(2).fill('lapsed'),
  ...Array<Paying>(1).fill('declined'),
];
const unpaid: readonly Paying[] = ['none', 'lapsed', 'declined'];
const stars = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1];
const riderStars = [5, 5, 5, 5, 5, 5, 4, 4, 4, 3];
const parties = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4];

const reasonsFor: Partial<Record<Ending, readonly string[]>> = {
  withdrawn: withdrawnReasons,
  abandoned: abandonedReasons,
  broken_off: breakOffReasons,
};

/** Fills a calendar with rides that do not overlap for any person. */
export class Planner {
  readonly trips: Trip[] = [];
  readonly #calendar = new Calendar();
  readonly #chance: Chance;
  readonly #cast: People;
  readonly #now: number;

  constructor({ chance, cast, now }: { chance: Chance; cast: People; now: number }) {
    this.#chance = chance;
    this.#cast = cast;
    this.#now = now;
  }

  /** Plans a ride and returns it; null if no suitable person is free. */
  add(wanted: Wanted): Trip | null {
    const chance = this.#chance;
    const [pickup, dropoff] = this.#way(wanted);
    const ending = wanted.ending ?? chance.oneOf(endings);
    const givesBack = wanted.firstDriver === undefined && ending === 'completed' && chance.next() < 0.05;
    const span = [wanted.bookedAt - 2 * minute, wanted.bookedAt + 75 * minute] as const;
    const rider = wanted.rider ?? this.#pick(this.#cast.riders, 1 / 24, span);
    const driver = wanted.driver ?? this.#pick(this.#cast.drivers, 1, span);
    if (!rider || !driver || !this.#calendar.isFree(rider.id, span)) return null;
    this.#calendar.keep(driver.id, span);
    const firstDriver =
      wanted.firstDriver ?? (givesBack ? this.#pick(this.#driversFor(driver), 1, span) : null);
    const route = { bookedAt: wanted.bookedAt, pickup, dropoff, firstDriver };
    const moments = wanted.moments ?? momentsOf(route, chance);
    for (const { id } of [rider, ...(firstDriver ? [firstDriver] : [])]) this.#calendar.keep(id, span);
    const trip = {
      ...this.#details(ending, wanted.bookedAt),
      ...wanted,
      ...route,
      rideId: '',
      rider,
      driver,
      moments,
    };
    this.trips.push(trip);
    return trip;
  }

  /** The drivers who could take a ride of this driver's class. */
  #driversFor({ profile: { vehicle_type } }: Driver): Driver[] {
    return this.#cast.drivers.filter(({ profile }) => canServe(profile.vehicle_type, { vehicle_type }));
  }

  #details(ending: Ending, bookedAt: number) {
    const chance = this.#chance;
    const way = chance.oneOf(ways);
    return {
      ending,
      passengers: chance.oneOf(parties),
      wish: chance.next() < 0.22 ? chance.oneOf(wishes) : null,
      reason: chance.oneOf(reasonsFor[ending] ?? ['Plans changed']),
      paying: unpaid.includes(way) && this.#now - bookedAt > settledAfter ? ('late' as const) : way,
      stars: chance.next() < 0.78 ? chance.oneOf(stars) : null,
      riderStars: chance.next() < 0.45 ? chance.oneOf(riderStars) : null,
      talk: chance.next() < 0.12 ? chance.oneOf(talks) : null,
      complaint: null,
      isUnconfirmed: false,
    };
  }

  #way({ pickup = this.#chance.oneOf(cityPlaces), dropoff }: Wanted): [Place, Place] {
    if (dropoff) return [pickup, dropoff];
    const [least, most] = usualKm;
    const farthest = this.#chance.next() < 0.12 ? 2 * most : most;
    const goals = cityPlaces.filter((place) => {
      const km = haversineKm(place, pickup);
      return km >= least && km <= farthest;
    });
    return [pickup, this.#chance.oneOf(goals)];
  }

  /** A free person who had joined at least that many days before; the first ones are chosen most often. */
  #pick<T extends Member | Driver>(
    pool: readonly T[],
    daysBefore: number,
    span: readonly [number, number],
  ): T | null {
    const free = pool.filter(
      ({ id, joinedAt }) => joinedAt + daysBefore * day < span[0] && this.#calendar.isFree(id, span),
    );
    return free[Math.floor(free.length * this.#chance.next() ** 1.2)] ?? null;
  }
}
