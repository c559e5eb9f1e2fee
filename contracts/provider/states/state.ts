import type { MobilityServer } from '@mobility/backend';
import type { Clock, Person } from '@mobility/backend/testing';

export type Context = MobilityServer['context'];
export type Parameters = Record<string, unknown>;
/** What the blanks of the interaction are filled with: the caller's token, and what the path or the body names. */
export type Blanks = { token: string; id: string; other?: string; file?: object };
export type StateHandler = (context: Context, parameters: Parameters, clock: Clock) => Promise<Blanks>;

export const nobody: Blanks = { token: 'none', id: 'none' };
export const as = (person: Person, id = 'no-such-thing'): Blanks => ({ token: person.token, id });
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
