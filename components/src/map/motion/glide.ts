/** In milliseconds. Between two reports the car moves for at most `longest`, then it waits for the next one. */
const times = { first: 2_000, shortest: 300, longest: 6_000 } as const;
/** A little more than the time between two reports, so that the car does not stop just before the next one. */
const slack = 1.1;

/** A number that moves evenly to each new goal, in the time that passed between the last two goals. */
export class Glide {
  #from: number;
  #to: number;
  #start = 0;
  #duration = 0;
  #aimedAt: number | undefined;

  constructor(value: number) {
    this.#from = value;
    this.#to = value;
  }

  /** Moves from where it is to a goal. Without `isEased` it is there at once. */
  aim(to: number, now: number, isEased: boolean): void {
    this.#from = this.at(now);
    this.#to = to;
    this.#start = now;
    const interval = this.#aimedAt === undefined ? times.first : now - this.#aimedAt;
    this.#duration = isEased ? Math.min(times.longest, Math.max(times.shortest, interval)) * slack : 0;
    this.#aimedAt = now;
  }

  /** Continues from another value, as a car does on a new way. */
  restart(value: number): void {
    this.#from = value;
    this.#to = value;
    this.#duration = 0;
  }

  at(now: number): number {
    const part = this.#duration === 0 ? 1 : Math.min(1, Math.max(0, (now - this.#start) / this.#duration));
    return this.#from + (this.#to - this.#from) * part;
  }

  get goal(): number {
    return this.#to;
  }

  isMoving(now: number): boolean {
    return this.#from !== this.#to && now < this.#start + this.#duration;
  }
}
