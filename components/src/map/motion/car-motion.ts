import { type Point, project, unitsOf, unproject } from '../projection.ts';
import type { LatLng } from '../scene/scene.ts';
import { routeBetween } from '../streets/route.ts';
import { headingOn, matchOn, partOf, pointOn, type Way, wayOf } from '../streets/way.ts';
import { Glide } from './glide.ts';

/** In metres: how far beside its way a car counts as on it, how far back it may be reported, and half its length. */
const metres = { beside: 60, back: 30, half: 9, straight: 40 } as const;
/** A hop along the streets that is this much longer than the straight line is not what the car drove. */
const detour = 2;

export type CarReport = { latitude: number; longitude: number; heading?: number | null };
export type CarPose = { at: Point; heading: number; isMoving: boolean };
/** The leg that is driven: where it ends, and where it began if that is known. */
export type Leg = { from?: LatLng; to: LatLng };

/** One car on its way. Each report moves it along the streets to where it was seen; time moves it there evenly. */
export class CarMotion {
  /** Whether it glides. Without motion it steps from report to report. */
  isEased = true;
  #now = 0;
  #leg: Leg | null = null;
  #way: Way | null = null;
  /** The part that was driven before the way began. */
  #trail: Point[] = [];
  #glide = new Glide(0);
  #heading = 0;
  #seen = '';
  readonly #listeners = new Set<() => void>();

  /** Calls back whenever the car may be shown elsewhere. Returns the function that stops it. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Sets the time, in milliseconds of the page's clock. */
  tick(now: number): void {
    this.#now = now;
  }

  /** Begins another leg, or none. The car stays where it is shown. */
  aim(leg: Leg | null): void {
    this.#trail = leg || !this.#way ? [] : this.travelled();
    this.#leg = leg;
    const here = this.#way && this.pose()?.at;
    this.#way = null;
    this.#glide.restart(0);
    if (here) this.#begin(here);
  }

  /** Takes the car off the map. */
  clear(): void {
    this.#way = null;
    this.#trail = [];
    this.#seen = '';
  }

  report({ latitude, longitude, heading }: CarReport): void {
    const seen = `${latitude},${longitude}`;
    if (seen === this.#seen) return;
    this.#seen = seen;
    const at = project([latitude, longitude]);
    if (!this.#way) {
      this.#begin(at);
      this.#heading = heading ?? this.#heading;
    } else this.#drive(this.#way, at);
  }

  pose(): CarPose | null {
    if (!this.#way) return null;
    const along = this.#glide.at(this.#now);
    const isMoving = this.#glide.isMoving(this.#now);
    this.#heading = headingOn(this.#way, along, this.#units(metres.half)) ?? this.#heading;
    return { at: pointOn(this.#way, along), heading: this.#heading, isMoving };
  }

  /** The leg up to the car, as shown. */
  travelled(): Point[] {
    return this.#way ? [...this.#trail, ...partOf(this.#way, 0, this.#glide.at(this.#now))] : [];
  }

  /** The rest of the leg, from the car as shown. */
  ahead(): Point[] {
    return this.#way && this.#leg ? partOf(this.#way, this.#glide.at(this.#now), this.#way.length) : [];
  }

  #units(length: number): number {
    const first = this.#way?.points[0];
    return unitsOf(length, first ? unproject(first)[0] : 0);
  }

  /** The first report of a leg: the way begins where the leg did, if the car is on that way. */
  #begin(at: Point): void {
    const here = unproject(at);
    const { from, to } = this.#leg ?? {};
    const whole = from && to ? wayOf(routeBetween(from, to).map(project)) : null;
    const found = whole && matchOn(whole, at);
    if (whole && found && found.beside < unitsOf(metres.beside, here[0])) {
      this.#way = whole;
      this.#glide.restart(found.along);
      return;
    }
    if (from) this.#trail = this.#streets(here, from).reverse();
    this.#way = wayOf(to ? this.#streets(here, to) : [at]);
    this.#glide.restart(0);
  }

  #drive(way: Way, at: Point): void {
    const shown = this.#glide.at(this.#now);
    const { along, beside } = matchOn(way, at, Math.max(0, shown - this.#units(metres.back)));
    if (this.#leg && beside < this.#units(metres.beside)) {
      this.#glide.aim(Math.max(shown, along), this.#now, this.isEased);
      return;
    }
    const hop = this.#hop(pointOn(way, shown), at);
    const rest = this.#leg ? this.#streets(unproject(at), this.#leg.to) : [];
    this.#trail = this.travelled();
    this.#way = wayOf([...hop, ...rest]);
    this.#glide.restart(0);
    this.#glide.aim(wayOf(hop).length, this.#now, this.isEased);
  }

  /** The way from a car, which is on a street: without the step to the street of a position beside it. */
  #streets(car: LatLng, to: LatLng): Point[] {
    const [first, street, ...rest] = routeBetween(car, to).map(project);
    if (!first || !street || rest.length === 0) return [first, street].filter((point) => point !== undefined);
    const step = Math.hypot(street.x - first.x, street.y - first.y);
    return step < unitsOf(metres.beside, car[0]) ? [street, ...rest] : [first, street, ...rest];
  }

  /**
   * The path of the car from its shown position to its reported one: along the streets, if they lead
   * there.
   */
  #hop(from: Point, to: Point): Point[] {
    const straight = Math.hypot(to.x - from.x, to.y - from.y);
    if (straight < this.#units(metres.straight)) return [from, to];
    const streets = this.#streets(unproject(to), unproject(from)).reverse();
    return wayOf(streets).length < straight * detour ? streets : [from, to];
  }
}
