import type { Context } from '../../../context.ts';
import type { Chance } from '../../simulation/random.ts';
import type { People } from '../members.ts';
import type { Timeline } from '../timeline.ts';

/** The input of a plan. `isAlive` says whether the simulation continues the rides in progress. */
export type SeedInput = { now: number; chance: Chance; cast: People; isAlive: boolean };

/** The context of the functions that create the history. `context` is at the time of the current event. */
export type SeedContext = { context: Context; timeline: Timeline; chance: Chance; now: number; cast: People };
