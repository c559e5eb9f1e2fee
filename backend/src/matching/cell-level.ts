import { limits } from '@mobility/openapi/limits';
import { type Point, radians } from '../domain/distance.ts';

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const halfTurnKm = Math.PI * limits.distance.earthRadiusKm;

/** Four numbers per driver: the location as a unit vector, and the radius. */
export type Facts = readonly [x: number, y: number, z: number, reach: number];
/** The drivers of a cell, in parallel arrays, because memory access dominates the time of a search. */
export type Cell = { slots: number[]; ids: string[]; facts: number[] };
type Cells = Map<number, Cell>;
/** A driver and the cell that it enters. */
type Entry = { slot: number; id: string; row: number; column: number };

/**
 * Divides the globe into rows of cells of similar size; rows near the poles have fewer cells. Slots are small
 * integers.
 */
export class CellLevel {
  readonly #cellKm: number;
  readonly #rows: number;
  /** The non-empty cells, by row and column. */
  readonly #cells = new Map<number, Cells>();
  /** Per slot: its row, its column and its index within the cell. */
  #where = new Int32Array(0);

  constructor(cellKm: number) {
    this.#cellKm = cellKm;
    this.#rows = Math.ceil(halfTurnKm / cellKm);
  }

  /** Makes room for slots below `capacity`. */
  grow(capacity: number): void {
    const where = new Int32Array(capacity * 3);
    where.set(this.#where);
    this.#where = where;
  }

  add(slot: number, id: string, { latitude, longitude }: Point, facts: Facts): void {
    const row = this.#rowAt(latitude);
    this.#enter({ slot, id, row, column: this.#columnAt(row, longitude) }, facts);
  }

  move(slot: number, id: string, { latitude, longitude }: Point, facts: Facts): void {
    const row = this.#rowAt(latitude);
    const column = this.#columnAt(row, longitude);
    const [oldRow = 0, oldColumn = 0, place = 0] = this.#whereIs(slot);
    if (row === oldRow && column === oldColumn) {
      const cell = this.#cells.get(row)?.get(column);
      if (cell) write(cell.facts, place, facts);
      return;
    }
    this.remove(slot);
    this.#enter({ slot, id, row, column }, facts);
  }

  remove(slot: number): void {
    const [row = 0, column = 0, place = 0] = this.#whereIs(slot);
    const cells = this.#cells.get(row);
    const cell = cells?.get(column);
    const last = cell?.slots.pop();
    const lastId = cell?.ids.pop();
    if (!cells || !cell || last === undefined || lastId === undefined) return;
    const [x = 0, y = 0, z = 0, reach = 0] = cell.facts.splice(-4);
    if (last !== slot) {
      cell.slots[place] = last;
      cell.ids[place] = lastId;
      write(cell.facts, place, [x, y, z, reach]);
      this.#where[last * 3 + 2] = place;
    }
    if (cell.slots.length > 0) return;
    cells.delete(column);
    if (cells.size === 0) this.#cells.delete(row);
  }

  /** The number of slots in the cell of the point. */
  countAt({ latitude, longitude }: Point): number {
    const row = this.#rowAt(latitude);
    return this.#cells.get(row)?.get(this.#columnAt(row, longitude))?.slots.length ?? 0;
  }

  /** Visits every cell that a circle touches, and some neighbours. `angle` in radians at the globe's centre. */
  visit({ latitude, longitude }: Point, angle: number, each: (cell: Cell) => void): void {
    const height = degrees(angle);
    const highest = this.#rowAt(latitude + height);
    const width = halfWidth(latitude, angle);
    for (let row = this.#rowAt(latitude - height); row <= highest; row += 1) {
      const cells = this.#cells.get(row);
      if (!cells) continue;
      const columns = this.#columnsIn(row);
      const from = Math.floor(((longitude - width + 180) / 360) * columns);
      const to = Math.min(Math.floor(((longitude + width + 180) / 360) * columns), from + columns - 1);
      for (let column = from; column <= to; column += 1) {
        const cell = cells.get(wrap(column, columns));
        if (cell) each(cell);
      }
    }
  }

  #whereIs(slot: number): [number?, number?, number?] {
    return [this.#where[slot * 3], this.#where[slot * 3 + 1], this.#where[slot * 3 + 2]];
  }

  #enter({ slot, id, row, column }: Entry, facts: Facts): void {
    const cells: Cells = this.#cells.get(row) ?? new Map();
    if (cells.size === 0) this.#cells.set(row, cells);
    const cell: Cell = cells.get(column) ?? { slots: [], ids: [], facts: [] };
    if (cell.slots.length === 0) cells.set(column, cell);
    this.#where[slot * 3] = row;
    this.#where[slot * 3 + 1] = column;
    this.#where[slot * 3 + 2] = cell.slots.length;
    write(cell.facts, cell.slots.length, facts);
    cell.slots.push(slot);
    cell.ids.push(id);
  }

  #rowAt(latitude: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor((latitude / 180 + 0.5) * this.#rows)));
  }

  #columnsIn(row: number): number {
    const middle = ((row + 0.5) / this.#rows - 0.5) * Math.PI;
    return Math.max(1, Math.floor((2 * halfTurnKm * Math.cos(middle)) / this.#cellKm));
  }

  #columnAt(row: number, longitude: number): number {
    const columns = this.#columnsIn(row);
    return wrap(Math.floor(((longitude + 180) / 360) * columns), columns);
  }
}

const write = (facts: number[], place: number, [x, y, z, reach]: Facts): void => {
  facts[place * 4] = x;
  facts[place * 4 + 1] = y;
  facts[place * 4 + 2] = z;
  facts[place * 4 + 3] = reach;
};

const wrap = (column: number, columns: number): number =>
  column >= 0 && column < columns ? column : ((column % columns) + columns) % columns;

/** The extent of a circle to the east and west in degrees; the full circle if it contains a pole. */
const halfWidth = (latitude: number, angle: number): number => {
  if (Math.abs(radians(latitude)) + angle >= Math.PI / 2) return 180;
  return degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))));
};
