import { metresBetween } from '../metres.ts';
import { project } from '../projection.ts';
import type { LatLng } from '../scene/scene.ts';
import { type NamedPoint, namedRoute } from './route.ts';
import { headingFrom } from './way.ts';

export type Turn = 'left' | 'right' | 'straight' | 'back' | 'arrive';
export type NextTurn = {
  turn: Turn;
  /** The street to turn into, or to stay on; empty where the map has no name. */
  street: string;
  /** Kilometres until the turn. */
  km: number;
};

/** Degrees between two headings that count as driving on, and as turning round. */
const angles = { straight: 30, back: 160 } as const;
const noise = 0.02;

const turnBetween = (before: number, after: number): Turn => {
  const angle = ((after - before + 540) % 360) - 180;
  if (Math.abs(angle) < angles.straight) return 'straight';
  if (Math.abs(angle) > angles.back) return 'back';
  return angle < 0 ? 'left' : 'right';
};

/** What a driver does next on a way that begins at the car: the first turn into another street, or the arrival. */
export const nextTurnOn = (route: readonly NamedPoint[]): NextTurn | null => {
  let km = 0;
  let [street, heading] = ['', undefined as number | undefined];
  for (const [index, { at, street: name }] of route.entries()) {
    const before = route[index - 1];
    if (!before) continue;
    const length = metresBetween(before.at, at) / 1_000;
    const next = headingFrom(project(before.at), project(at));
    const isOther = street !== '' && name !== '' && name !== street && km > noise;
    if (isOther && heading !== undefined && next !== undefined)
      return { turn: turnBetween(heading, next), street: name, km };
    km += length;
    // The step from a pin to the street has no direction that a driver would follow.
    if (length > noise) heading = next ?? heading;
    street = name || street;
  }
  return route.length < 2 ? null : { turn: 'arrive', street, km };
};

/** The next turn of a car on its way to a place. */
export const nextTurn = (car: LatLng, to: LatLng): NextTurn | null => nextTurnOn(namedRoute(car, to));
