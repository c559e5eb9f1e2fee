import type { Context } from '../../context.ts';
import type { Moment } from './city-driver.ts';

// After a suspended process resumes, the drivers must not jump across the city.
const longestStep = 5_000;

/** The time of the city, which passes `speed` times as fast as real time. */
export class CityClock {
  readonly #now: Context['now'];
  #cityTime = 0;
  #lastTick: number;

  constructor({ now }: Pick<Context, 'now'>) {
    this.#now = now;
    this.#lastTick = now();
  }

  /** Moves the city on by the time since the last call. */
  advance(speed: number): Moment {
    const now = this.#now();
    const passed = Math.min(longestStep, Math.max(0, now - this.#lastTick)) * speed;
    this.#lastTick = now;
    this.#cityTime += passed;
    return { now, cityTime: this.#cityTime, passed };
  }
}
