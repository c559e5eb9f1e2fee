import type { MobilityServer } from '@mobility/backend';
import type { Clock, Person } from '@mobility/backend/testing';

export type Context = MobilityServer['context'];
export type Parameters = Record<string, unknown>;
/** The values for the placeholders of an interaction: the caller's token, and the ids in the path or the body. */
export type StateValues = { token: string; id: string; other?: string; file?: object };
export type StateHandler = (context: Context, parameters: Parameters, clock: Clock) => Promise<StateValues>;

export const noValues: StateValues = { token: 'none', id: 'none' };
export const as = (person: Person, id = 'no-such-thing'): StateValues => ({ token: person.token, id });
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
