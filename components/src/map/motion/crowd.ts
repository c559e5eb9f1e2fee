import { type Camera, type Point, project, type Size, toScreen, unitsOf, unproject } from '../projection.ts';
import { routeBetween } from '../streets/route.ts';
import { headingFrom, headingOn, pointOn, type Way, wayOf } from '../streets/way.ts';
import { Glide } from './glide.ts';

/** A car of many. `heading` in degrees, clockwise from north. `look` names one of the looks of the drawing. */
export type CrowdCar = {
  id?: string;
  latitude: number;
  longitude: number;
  heading?: number | null;
  look?: string;
};

type Mover = { seen: CrowdCar; way: Way; glide: Glide; heading: number; round: number };
type Marked = { at: Point; heading: number };

/**
 * In metres: a hop longer than this goes along the streets; after one longer than `far` the car appears
 * at its new position.
 */
const hops = { straight: 60, far: 1_500 } as const;
const halfCar = 9;
const detour = 2;
/** Pixels around the picture in which cars are still drawn. */
const rim = 20;
/** How near to a car a press must be, in pixels. */
const reach = 22;

export type CrowdOptions = {
  /** Returns where to draw a car that was seen at a point; by default that point. */
  place?: (at: Point) => Point;
  /** The heading of a car whose own is not known, before it moves. */
  headingAt?: (at: Point) => number | undefined;
};

/** Many cars, each on its way from where it is shown to where it was last seen. */
export class Crowd {
  readonly #movers = new Map<string, Mover>();
  readonly #place: (at: Point) => Point;
  readonly #headingAt: (at: Point) => number | undefined;
  #round = 0;

  constructor({ place = (at) => at, headingAt = () => 0 }: CrowdOptions = {}) {
    this.#place = place;
    this.#headingAt = headingAt;
  }

  /** Takes the positions of all cars, and removes the cars that are missing. */
  report(cars: readonly CrowdCar[], now: number, isEased: boolean): void {
    this.#round += 1;
    cars.forEach((car, index) => {
      const id = car.id ?? String(index);
      const known = this.#movers.get(id);
      if (!known) this.#movers.set(id, this.#begin(car));
      else if (known.seen.latitude !== car.latitude || known.seen.longitude !== car.longitude)
        this.#drive(known, car, now, isEased);
      else known.seen = car;
      const mover = this.#movers.get(id);
      if (mover) mover.round = this.#round;
    });
    for (const [id, { round }] of this.#movers) if (round !== this.#round) this.#movers.delete(id);
  }

  /** Calls `mark` for each car in the picture. Returns whether any car still moves. */
  draw(
    camera: Camera,
    size: Size,
    now: number,
    mark: (x: number, y: number, heading: number, look?: string) => void,
  ): boolean {
    const { scale, centre } = camera;
    const [left, top] = [size.width / 2 - centre.x * scale, size.height / 2 - centre.y * scale];
    let isMoving = false;
    for (const mover of this.#movers.values()) {
      isMoving ||= mover.glide.isMoving(now);
      const { at, heading } = this.#pose(mover, now);
      const [x, y] = [at.x * scale + left, at.y * scale + top];
      if (x < -rim || y < -rim || x > size.width + rim || y > size.height + rim) continue;
      mark(x, y, heading, mover.seen.look);
    }
    return isMoving;
  }

  /** The id of the car that is drawn nearest to a point of the picture; null where none is near. */
  nearest(camera: Camera, size: Size, now: number, { x, y }: Point): string | null {
    let [found, least]: [string | null, number] = [null, reach];
    for (const [id, mover] of this.#movers) {
      const at = toScreen(camera, size, this.#pose(mover, now).at);
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < least) [found, least] = [id, distance];
    }
    return found;
  }

  #pose(mover: Mover, now: number): Marked {
    const along = mover.glide.at(now);
    const at = pointOn(mover.way, along);
    if (mover.glide.isMoving(now))
      mover.heading = headingOn(mover.way, along, unitsOf(halfCar, mover.seen.latitude)) ?? mover.heading;
    return { at, heading: mover.heading };
  }

  #begin(seen: CrowdCar): Mover {
    const at = this.#place(project([seen.latitude, seen.longitude]));
    return {
      seen,
      way: wayOf([at]),
      glide: new Glide(0),
      heading: seen.heading ?? this.#headingAt(at) ?? 0,
      round: this.#round,
    };
  }

  #drive(mover: Mover, seen: CrowdCar, now: number, isEased: boolean): void {
    const from = pointOn(mover.way, mover.glide.at(now));
    const to = this.#place(project([seen.latitude, seen.longitude]));
    mover.seen = seen;
    mover.way = wayOf(this.#hop(from, to, seen.latitude));
    mover.heading = headingFrom(from, to) === undefined ? (seen.heading ?? mover.heading) : mover.heading;
    mover.glide.restart(0);
    mover.glide.aim(mover.way.length, now, isEased);
  }

  #hop(from: Point, to: Point, latitude: number): Point[] {
    const straight = Math.hypot(to.x - from.x, to.y - from.y);
    if (straight > unitsOf(hops.far, latitude)) return [to];
    if (straight < unitsOf(hops.straight, latitude)) return [from, to];
    const streets = routeBetween(unproject(from), unproject(to)).map(project);
    return wayOf(streets).length < straight * detour ? streets : [from, to];
  }
}
