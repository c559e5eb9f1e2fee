import { limits } from '@mobility/openapi/limits';
import { haversineKm, type Point } from '../domain/distance.ts';
import { CellLevel } from './cell-level.ts';
import { Nearest } from './nearest.ts';

// Each level serves the circles that are at most eight cells wide to each side.
const cellSizes = [0.75, 6, 50];
const smallestCircle = 0.75;
const cellsPerRadius = 8;
// Chords lose digits that the great circle keeps: within this share of the border the exact distance decides.
const slack = 1e-9;
const none: ReadonlySet<string> = new Set();

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const angleOf = (km: number): number => km / limits.distance.earthRadiusKm;
/** The square of the straight line through the globe: it grows with the distance and needs no angle. */
const chordOf = (km: number): number => 4 * Math.sin(angleOf(km) / 2) ** 2;

/** Drivers by place, each with a radius of their own. Moving one costs the same however many there are. */
export class DriverGrid {
  readonly #levels = cellSizes.map((size) => new CellLevel(size));
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #ids: string[] = [];
  #capacity = 0;
  /** Per slot: latitude, longitude, radius in kilometres, its chord, and the place as a unit vector. */
  #facts = new Float64Array(0);

  get size(): number {
    return this.#slots.size;
  }

  /** Adds a driver, or moves the one who is there. */
  set(id: string, point: Point, radiusKm: number): void {
    const known = this.#slots.get(id);
    const slot = known ?? this.#take(id);
    this.#note(slot, point, radiusKm);
    for (const level of this.#levels) {
      if (known === undefined) level.add(slot, point);
      else level.move(slot, point);
    }
  }

  delete(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const level of this.#levels) level.remove(slot);
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  clear(): void {
    for (const id of [...this.#slots.keys()]) this.delete(id);
  }

  /** The ids of the nearest drivers whose own radius reaches the point, nearest first; those in `skip` do not count. */
  nearest(point: Point, limit: number, skip: ReadonlySet<string> = none): string[] {
    let circle = smallestCircle;
    for (;;) {
      const found = this.#within(point, circle, limit, skip);
      if (found.isFull || circle >= limits.radius.max) return found.ids(this.#ids);
      circle = Math.min(limits.radius.max, circle * 2);
    }
  }

  #within(point: Point, circle: number, limit: number, skip: ReadonlySet<string>): Nearest {
    const index = cellSizes.findIndex((size) => circle <= size * cellsPerRadius);
    const found = new Nearest(limit, chordOf(circle) * (1 + slack), this.#ids);
    const [x, y, z] = vectorOf(point);
    const facts = this.#facts;
    this.#levels[index]?.visit(point, angleOf(circle) * (1 + 1e-6), (slots) => {
      for (const slot of slots) {
        const at = slot * 8;
        const chord =
          ((facts[at + 4] ?? 0) - x) ** 2 + ((facts[at + 5] ?? 0) - y) ** 2 + ((facts[at + 6] ?? 0) - z) ** 2;
        if (chord > found.farthest || !this.#reaches(at, chord, point)) continue;
        if (skip.size === 0 || !skip.has(this.#ids[slot] ?? '')) found.offer(slot, chord);
      }
    });
    return found;
  }

  #reaches(at: number, chord: number, point: Point): boolean {
    const own = this.#facts[at + 3] ?? 0;
    if (chord < own * (1 - slack)) return true;
    if (chord > own * (1 + slack)) return false;
    const place = { latitude: this.#facts[at] ?? 0, longitude: this.#facts[at + 1] ?? 0 };
    return haversineKm(place, point) <= (this.#facts[at + 2] ?? 0);
  }

  #take(id: string): number {
    const slot = this.#free.pop() ?? this.#slots.size;
    if (slot >= this.#capacity) this.#grow();
    this.#slots.set(id, slot);
    this.#ids[slot] = id;
    return slot;
  }

  #grow(): void {
    this.#capacity = Math.max(64, this.#capacity * 2);
    const facts = new Float64Array(this.#capacity * 8);
    facts.set(this.#facts);
    this.#facts = facts;
    for (const level of this.#levels) level.grow(this.#capacity);
  }

  #note(slot: number, { latitude, longitude }: Point, radiusKm: number): void {
    const facts = this.#facts;
    const at = slot * 8;
    facts[at] = latitude;
    facts[at + 1] = longitude;
    if (facts[at + 2] !== radiusKm) facts[at + 3] = chordOf(radiusKm);
    facts[at + 2] = radiusKm;
    const [x, y, z] = vectorOf({ latitude, longitude });
    facts[at + 4] = x;
    facts[at + 5] = y;
    facts[at + 6] = z;
  }
}

const vectorOf = ({ latitude, longitude }: Point): [number, number, number] => {
  const [north, east] = [radians(latitude), radians(longitude)];
  const flat = Math.cos(north);
  return [flat * Math.cos(east), flat * Math.sin(east), Math.sin(north)];
};
