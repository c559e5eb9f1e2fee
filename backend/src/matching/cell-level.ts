import { limits } from '@mobility/openapi/limits';
import type { Point } from '../domain/distance.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const halfTurnKm = Math.PI * limits.distance.earthRadiusKm;

/** The globe in rows of cells of about one size; rows near the poles have fewer. Slots are small whole numbers. */
export class CellLevel {
  readonly #rows: number;
  readonly #columns: Int32Array;
  readonly #firstOfRow: Int32Array;
  readonly #cells = new Map<number, number[]>();
  #cellOf = new Int32Array(0);
  #placeOf = new Int32Array(0);

  constructor(cellKm: number) {
    this.#rows = Math.ceil(halfTurnKm / cellKm);
    this.#columns = new Int32Array(this.#rows);
    this.#firstOfRow = new Int32Array(this.#rows);
    let cells = 0;
    for (let row = 0; row < this.#rows; row += 1) {
      const middle = ((row + 0.5) / this.#rows - 0.5) * Math.PI;
      this.#columns[row] = Math.max(1, Math.floor((2 * halfTurnKm * Math.cos(middle)) / cellKm));
      this.#firstOfRow[row] = cells;
      cells += this.#columns[row] ?? 0;
    }
  }

  /** Makes room for slots below `capacity`. */
  grow(capacity: number): void {
    const [cellOf, placeOf] = [new Int32Array(capacity), new Int32Array(capacity)];
    cellOf.set(this.#cellOf);
    placeOf.set(this.#placeOf);
    this.#cellOf = cellOf;
    this.#placeOf = placeOf;
  }

  add(slot: number, point: Point): void {
    this.#enter(slot, this.#cellAt(point));
  }

  move(slot: number, point: Point): void {
    const cell = this.#cellAt(point);
    if (cell === this.#cellOf[slot]) return;
    this.remove(slot);
    this.#enter(slot, cell);
  }

  remove(slot: number): void {
    const cell = this.#cellOf[slot] ?? 0;
    const slots = this.#cells.get(cell);
    const last = slots?.pop();
    if (!slots || last === undefined) return;
    if (slots.length === 0) this.#cells.delete(cell);
    if (last === slot) return;
    const place = this.#placeOf[slot] ?? 0;
    slots[place] = last;
    this.#placeOf[last] = place;
  }

  /** Visits the slots of every cell that a circle touches, and others near it. `angle` in radians at the globe's centre. */
  visit({ latitude, longitude }: Point, angle: number, each: (slots: readonly number[]) => void): void {
    const height = degrees(angle);
    const lowest = this.#rowAt(latitude - height);
    const highest = this.#rowAt(latitude + height);
    const width = halfWidth(latitude, angle);
    for (let row = lowest; row <= highest; row += 1) {
      const columns = this.#columns[row] ?? 1;
      const from = Math.floor(((longitude - width + 180) / 360) * columns);
      const to = Math.min(Math.floor(((longitude + width + 180) / 360) * columns), from + columns - 1);
      for (let column = from; column <= to; column += 1) {
        const slots = this.#cells.get((this.#firstOfRow[row] ?? 0) + wrap(column, columns));
        if (slots) each(slots);
      }
    }
  }

  #enter(slot: number, cell: number): void {
    const slots = this.#cells.get(cell);
    this.#cellOf[slot] = cell;
    this.#placeOf[slot] = slots?.length ?? 0;
    if (slots) slots.push(slot);
    else this.#cells.set(cell, [slot]);
  }

  #rowAt(latitude: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor((latitude / 180 + 0.5) * this.#rows)));
  }

  #cellAt({ latitude, longitude }: Point): number {
    const row = this.#rowAt(latitude);
    const columns = this.#columns[row] ?? 1;
    return (this.#firstOfRow[row] ?? 0) + wrap(Math.floor(((longitude + 180) / 360) * columns), columns);
  }
}

const wrap = (column: number, columns: number): number => ((column % columns) + columns) % columns;

/** How far east and west a circle reaches, in degrees; all around when it holds a pole. */
const halfWidth = (latitude: number, angle: number): number => {
  if (Math.abs(radians(latitude)) + angle >= Math.PI / 2) return 180;
  return degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
};
