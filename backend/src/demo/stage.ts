import type { Context } from '../context.ts';
import type { Chance } from '../simulation/random.ts';
import type { Cast } from './members.ts';
import type { Timeline } from './timeline.ts';

/** What a plan begins with. `isAlive` says whether somebody moves on what is under way. */
export type Beginning = { now: number; chance: Chance; cast: Cast; isAlive: boolean };

/** What every story of the city's past is told with. `context` is at the time of the event that is being done. */
export type Stage = { context: Context; timeline: Timeline; chance: Chance; now: number; cast: Cast };
