import type { BookRideRequest } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import type { Context } from '../../context.ts';
import { haversineKm } from '../../domain/distance.ts';
import { bookRide } from '../../operations/rides/bookRide.ts';
import { rateRide } from '../../operations/rides/rateRide.ts';
import { type CityTrip, cityTrips, type Member } from '../../store/simulation.ts';
import { callOperation } from './call-operation.ts';
import { cityPlaces } from './cast.ts';
import type { Moment } from './city-driver.ts';
import { type Habits, willComplain } from './habits.ts';
import { awaitDriver, complain } from './incidents.ts';
import { payRide } from './pay-ride.ts';
import type { Chance } from './random.ts';

const openAtMost = 10;
/** How often the riders look at their rides, in simulated milliseconds. */
const lookEvery = 3_000;
const forgottenAfter = 3_600_000;
const tripKm = [1, 6] as const;

const vehicles: readonly BookRideRequest['vehicle_type'][] = [
  'economy',
  'economy',
  'comfort',
  'premium',
  'suv',
];
const ratings = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2];
const ratingsOfComplaints = [1, 2];
const comments = ['', '', '', 'Smooth ride, thank you!', 'Friendly and on time.', 'Clean car.'];

/** When the simulated riders book. */
export type Demand = {
  /** Whether a human user is connected. */
  isWatched(): boolean;
  /** The shortest and longest time between two bookings, in simulated milliseconds. */
  pause: readonly [number, number];
};

/**
 * A booking every two minutes on average, so that a human driver soon gets an offer and some rides are always under way,
 * and none while no socket is open, so that a server left alone overnight does not fill its history. Simulated people
 * cannot sign in, so every socket belongs to a human user. Of several instances, the one that runs the city knows the
 * sockets of the others where presence is shared.
 */
export const demandOf = ({ hub }: Context): Demand => ({
  isWatched: () => hub.isAnybodyOnline(),
  pause: [90_000, 150_000],
});

/** The simulated riders: one books from time to time; after the ride they pay, often rate and sometimes complain. */
export class CityRiders {
  readonly #context: Context;
  readonly #members: readonly Member[];
  readonly #chance: Chance;
  readonly #demand: Demand;
  readonly #habits: Habits;
  #lookedAt = 0;
  /** The time left until the next booking; it runs only while a human user is connected. */
  #untilBooking: number;
  /** When each completed ride's rider pays or rates. */
  #due = new Map<string, number>();
  /** The rides that their riders will not rate. */
  #silent = new Set<string>();
  /** The rides under way whose riders have seen that a driver comes. */
  #awaited = new Set<string>();

  constructor(
    context: Context,
    members: readonly Member[],
    chance: Chance,
    { demand, habits }: { demand: Demand; habits: Habits },
  ) {
    this.#context = context;
    this.#members = members;
    this.#chance = chance;
    this.#demand = demand;
    this.#habits = habits;
    this.#untilBooking = chance.between(0, demand.pause[0]);
  }

  async act({ now, cityTime, passed }: Moment): Promise<void> {
    const isWatched = this.#demand.isWatched();
    if (isWatched) this.#untilBooking -= passed;
    if (cityTime - this.#lookedAt < lookEvery) return;
    this.#lookedAt = cityTime;
    const trips = await cityTrips(this.#context.store.read, now - forgottenAfter);
    await this.#await(trips.filter(({ status }) => status === 'accepted'));
    await this.#settle(trips, cityTime);
    if (isWatched && this.#untilBooking <= 0) await this.#book(trips);
  }

  async #book(trips: readonly CityTrip[]): Promise<void> {
    this.#untilBooking = this.#chance.between(...this.#demand.pause);
    if (trips.filter(isActive).length >= openAtMost) return;
    const busy = new Set(trips.filter((trip) => isActive(trip) || !trip.isPaid).map((trip) => trip.rider_id));
    const idle = this.#members.filter(({ id }) => !busy.has(id));
    if (idle.length === 0) return;
    await callOperation(this.#context, bookRide, this.#chance.oneOf(idle), { body: this.#trip() });
  }

  #trip(): BookRideRequest {
    const pickup = this.#chance.oneOf(cityPlaces);
    const goals = cityPlaces.filter((place) => {
      const km = haversineKm(place, pickup);
      return km >= tripKm[0] && km <= tripKm[1];
    });
    return {
      pickup_location: pickup,
      dropoff_location: this.#chance.oneOf(goals),
      vehicle_type: this.#chance.oneOf(vehicles),
      passenger_count: this.#chance.oneOf([1, 1, 1, 2, 2, 3]),
      special_requirements: null,
    };
  }

  async #await(trips: readonly CityTrip[]): Promise<void> {
    const before = this.#awaited;
    this.#awaited = new Set(trips.map(({ id }) => id));
    for (const trip of trips)
      if (!before.has(trip.id)) await awaitDriver(this.#context, this.#habits, trip, this.#chance);
  }

  async #settle(trips: readonly CityTrip[], cityTime: number): Promise<void> {
    const due = new Map<string, number>();
    for (const trip of trips) {
      if (trip.status !== 'completed' || this.#silent.has(trip.id)) continue;
      // Of what an operator has to remind, nothing is paid by itself.
      if (!trip.isPaid && trip.hasFailed) continue;
      const at = this.#due.get(`${trip.id} ${trip.isPaid}`) ?? cityTime + this.#chance.between(5_000, 20_000);
      due.set(`${trip.id} ${trip.isPaid}`, at);
      if (cityTime >= at) await this.#next(trip);
    }
    this.#due = due;
  }

  async #next(trip: CityTrip): Promise<void> {
    if (!trip.isPaid) return payRide(this.#context, this.#habits, trip, this.#chance);
    const complains = willComplain(this.#habits, trip);
    if (complains) await complain(this.#context, trip, this.#chance);
    else if (this.#chance.next() < 0.25) {
      this.#silent.add(trip.id);
      return;
    }
    const body = complains
      ? { rating: this.#chance.oneOf(ratingsOfComplaints), comment: '' }
      : { rating: this.#chance.oneOf(ratings), comment: this.#chance.oneOf(comments) };
    const rider = { id: trip.rider_id, role: 'rider' as const };
    await callOperation(this.#context, rateRide, rider, { params: { id: trip.id }, body });
  }
}
