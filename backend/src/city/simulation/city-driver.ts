import { limits } from '@mobility/openapi/limits';
import type { Context } from '../../context.ts';
import { haversineKm, type Point } from '../../domain/distance.ts';
import { type DriverCommand, dropoffOf, pickupOf, type RideRow } from '../../domain/ride.ts';
import { goOnline } from '../../operations/driver/goOnline.ts';
import { updateLocation } from '../../operations/driver/updateLocation.ts';
import { cancelRide } from '../../operations/rides/cancelRide.ts';
import { declineRide } from '../../operations/rides/declineRide.ts';
import { reportNoShow } from '../../operations/rides/reportNoShow.ts';
import { updateRide } from '../../operations/rides/updateRide.ts';
import type { CityDrive, Member } from '../../store/simulation.ts';
import { callOperation } from './call-operation.ts';
import { fateOf, type Habits, willCome } from './habits.ts';
import { Chance } from './random.ts';
import { corners, walk, wayBetween } from './streets.ts';

const metresPerSecond = 13;
const cruiseKm = 2;
/** When a driver who does not reach the pickup stops, in simulated milliseconds after having set out. */
const givenUpAfter = 20_000;
/** How often a driver reports the location, in real milliseconds. */
const reportEvery = { riding: 2_000, waiting: 15_000, cruising: 6_000 };

/** The time of a tick: real time for the store, simulated time for everything that takes a while. */
export type Moment = { now: number; cityTime: number; passed: number };

/** A simulated driver, who cruises or does what the ride in the store requires. */
export class CityDriver {
  readonly id: string;
  readonly role = 'driver' as const;
  at: Point;
  readonly #context: Context;
  readonly #chance: Chance;
  readonly #habits: Habits;
  #way: Point[] = [];
  /** The purpose of the current route; another ride or status needs another route. */
  #errand = '';
  #setOutAt = 0;
  #restUntil = 0;
  #reportedAt = 0;
  #reported: Point;

  constructor(context: Context, member: Member, seed: number, habits: Habits) {
    this.id = member.id;
    this.at = { latitude: member.latitude, longitude: member.longitude };
    this.#reported = this.at;
    this.#context = context;
    this.#chance = new Chance(seed * 31 + member.position);
    this.#habits = habits;
  }

  online(): Promise<boolean> {
    return callOperation(this.#context, goOnline, this);
  }

  accept(rideId: string): Promise<boolean> {
    return this.#update(rideId, 'accept');
  }

  decline(rideId: string): Promise<boolean> {
    return callOperation(this.#context, declineRide, this, { params: { id: rideId } });
  }

  /** Drives on, and gives the next ride command when it is due. */
  async act(moment: Moment, ride: CityDrive | undefined): Promise<void> {
    if (!ride) await this.#cruise(moment);
    else if (ride.status === 'accepted') await this.#approach(moment, ride);
    else if (ride.status === 'driver_arriving') await this.#waitAt(moment, ride);
    else await this.#driveTo(moment, ride, dropoffOf(ride), 'complete');
  }

  /**
   * Drives to the pickup. Some drivers give the ride back on the way, and some stop and give no further
   * sign.
   */
  async #approach(moment: Moment, ride: RideRow): Promise<void> {
    const fate = fateOf(this.#habits, ride);
    if (fate === 'comes') return this.#driveTo(moment, ride, pickupOf(ride), 'arrive');
    this.#head(moment, ride, pickupOf(ride));
    if (moment.cityTime - this.#setOutAt < givenUpAfter) {
      this.#move(moment);
      await this.#report(moment, reportEvery.riding);
    } else if (fate === 'cancels') await this.#giveBack(ride.id);
  }

  #giveBack(id: string): Promise<boolean> {
    const body = {
      cancelled_by: 'driver' as const,
      reason: 'My car broke down',
      confirmation: true as const,
    };
    return callOperation(this.#context, cancelRide, this, { params: { id }, body });
  }

  async #driveTo(moment: Moment, ride: RideRow, goal: Point, command: DriverCommand): Promise<void> {
    this.#head(moment, ride, goal);
    this.#move(moment);
    const isThere = this.#way.length === 0;
    await this.#report(moment, isThere ? 0 : reportEvery.riding);
    if (!isThere) return;
    await this.#update(ride.id, command);
    this.#restUntil = moment.cityTime + this.#chance.between(5_000, 10_000);
  }

  #head(moment: Moment, { id, status, attempt }: RideRow, goal: Point): void {
    this.#begin(moment, `${id} ${attempt} ${status}`, () => wayBetween(this.at, goal));
  }

  /** Starts the ride with the PIN of its rider. A simulated rider may not come. */
  async #waitAt(moment: Moment, ride: CityDrive): Promise<void> {
    const { now, cityTime } = moment;
    await this.#report(moment, reportEvery.waiting, { isStanding: true });
    if (ride.isOfCity && !willCome(this.#habits, ride)) {
      if (now - (ride.arrived_at ?? now) < limits.ride.noShowAfter) return;
      await callOperation(this.#context, reportNoShow, this, { params: { id: ride.id } });
    } else if (cityTime >= this.#restUntil) await this.#update(ride.id, 'start', ride.start_pin);
  }

  async #cruise(moment: Moment): Promise<void> {
    if (moment.cityTime < this.#restUntil) return;
    const isNew = this.#begin(moment, 'cruise', () => wayBetween(this.at, this.#somewhereNear()));
    if (!isNew && this.#way.length === 0) {
      this.#errand = '';
      this.#restUntil = moment.cityTime + this.#chance.between(20_000, 90_000);
    }
    this.#move(moment);
    await this.#report(moment, reportEvery.cruising);
  }

  #somewhereNear(): Point {
    const near = corners.filter((corner) => haversineKm(corner, this.at) < cruiseKm);
    return this.#chance.oneOf(near.length > 0 ? near : corners);
  }

  #begin({ cityTime }: Moment, errand: string, plan: () => Point[]): boolean {
    if (this.#errand === errand) return false;
    this.#errand = errand;
    this.#setOutAt = cityTime;
    this.#way = plan();
    return true;
  }

  #move({ passed }: Moment): void {
    const { at, way } = walk(this.at, this.#way, (metresPerSecond * passed) / 1000);
    this.at = at;
    this.#way = way;
  }

  /** A car that stands reports its place only while a rider waits for it, so that its driver does not seem to have vanished. */
  async #report({ now }: Moment, every: number, { isStanding = false } = {}): Promise<void> {
    if (now - this.#reportedAt < every || (this.#reported === this.at && !isStanding)) return;
    this.#reportedAt = now;
    this.#reported = this.at;
    const { latitude, longitude } = this.at;
    const location = { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
    await callOperation(this.#context, updateLocation, this, { body: { location } });
  }

  #update(id: string, action: DriverCommand | 'accept', pin: string | null = null): Promise<boolean> {
    const body = { action, ...(pin !== null && { start_pin: pin }) };
    return callOperation(this.#context, updateRide, this, { params: { id }, body });
  }
}
