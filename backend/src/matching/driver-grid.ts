import { limits } from '@mobility/openapi/limits';
import { haversineKm, type Point, radians } from '../domain/distance.ts';
import { type Cell, CellLevel } from './cell-level.ts';
import { Nearest } from './nearest.ts';

// Each level is for circles that are at most two cells wide to each side; the last level is for all wider circles.
const cellSizes = [0.15, 1.2, 9.6];
const cellsPerRadius = 2;
const smallestCircle = 0.1;
// Chord lengths are less precise than great-circle distances: this close to the border, the exact distance decides.
const slack = 1e-9;
const none: ReadonlySet<string> = new Set();

const angleOf = (km: number): number => km / limits.distance.earthRadiusKm;
/** The squared chord length through the globe: it grows with the distance and needs no trigonometry. */
const chordOf = (km: number): number => 4 * Math.sin(angleOf(km) / 2) ** 2;

/** Drivers by location, each with a radius. The cost of a move does not depend on the number of drivers. */
export class DriverGrid {
  readonly #levels = cellSizes.map((size) => new CellLevel(size));
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  #capacity = 0;
  /** Per slot: latitude, longitude and radius in kilometres, for the exact distance. */
  #exact = new Float64Array(0);

  get size(): number {
    return this.#slots.size;
  }

  /** Adds a driver, or moves an existing one. */
  set(id: string, point: Point, radiusKm: number): void {
    const known = this.#slots.get(id);
    const slot = known ?? this.#take(id);
    this.#exact.set([point.latitude, point.longitude, radiusKm], slot * 3);
    const facts = [...vectorOf(point), chordOf(radiusKm)] as const;
    for (const level of this.#levels) {
      if (known === undefined) level.add(slot, id, point, facts);
      else level.move(slot, id, point, facts);
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

  /** The ids of the nearest drivers whose own radius reaches the point, nearest first, without those in `skip`. */
  nearest(point: Point, limit: number, skip: ReadonlySet<string> = none): string[] {
    if (this.size === 0) return [];
    let circle = this.#guess(point, limit + skip.size);
    for (;;) {
      const found = this.#within(point, circle, limit, skip);
      const count = found.ids.length;
      if (count >= limit || circle >= limits.radius.max) return found.ids;
      // Assumes a constant density and adds a margin: at least a third more, at most four times.
      const growth = Math.sqrt((1.3 * limit) / Math.max(count, 0.01));
      circle = Math.min(limits.radius.max, circle * Math.min(4, Math.max(1.3, growth)));
    }
  }

  /** The circle expected to contain that many drivers, estimated from the density in the point's own cell. */
  #guess(point: Point, wanted: number): number {
    const level = [1, 2].find((index) => this.#levels[index]?.countAt(point)) ?? 2;
    const [count, size] = [this.#levels[level]?.countAt(point) ?? 0, cellSizes[level] ?? 1];
    const circle = count === 0 ? size : size * Math.sqrt((1.5 * wanted) / (Math.PI * count));
    return Math.min(limits.radius.max, Math.max(smallestCircle, circle));
  }

  #within(point: Point, circle: number, limit: number, skip: ReadonlySet<string>): Nearest {
    const index = cellSizes.findIndex((size) => circle <= size * cellsPerRadius);
    const found = new Nearest({
      from: vectorOf(point),
      farthest: chordOf(circle) * (1 + slack),
      limit,
      counts: (cell, place, chord) =>
        this.#reaches(cell, place, chord, point) && (skip.size === 0 || !skip.has(cell.ids[place] ?? '')),
    });
    this.#levels.at(index)?.visit(point, angleOf(circle) * (1 + 1e-6), (cell) => found.scan(cell));
    return found;
  }

  #reaches({ slots, facts }: Cell, at: number, chord: number, point: Point): boolean {
    const own = facts[at * 4 + 3] ?? 0;
    if (chord < own * (1 - slack)) return true;
    if (chord > own * (1 + slack)) return false;
    const exact = this.#exact;
    const slot = slots[at] ?? 0;
    const place = { latitude: exact[slot * 3] ?? 0, longitude: exact[slot * 3 + 1] ?? 0 };
    return haversineKm(place, point) <= (exact[slot * 3 + 2] ?? 0);
  }

  #take(id: string): number {
    const slot = this.#free.pop() ?? this.#slots.size;
    if (slot >= this.#capacity) this.#grow();
    this.#slots.set(id, slot);
    return slot;
  }

  #grow(): void {
    this.#capacity = Math.max(64, this.#capacity * 2);
    const exact = new Float64Array(this.#capacity * 3);
    exact.set(this.#exact);
    this.#exact = exact;
    for (const level of this.#levels) level.grow(this.#capacity);
  }
}

const vectorOf = ({ latitude, longitude }: Point): [number, number, number] => {
  const [north, east] = [radians(latitude), radians(longitude)];
  const flat = Math.cos(north);
  return [flat * Math.cos(east), flat * Math.sin(east), Math.sin(north)];
};
