import type { Field } from '@mobility/machines/booking';
import type { PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { Point } from '@mobility/machines/ports';

type Searches = Record<Field, PlaceSearchSnapshot>;

/**
 * The point from which the suggestions of a field are measured: a pickup from where the rider is, a destination from the
 * pickup. While that is not known, from the other of the two.
 */
export const originOf = (field: Field, { pickup, dropoff }: Searches): Point | null => {
  const { here } = pickup.context;
  return field === 'pickup' ? (here ?? dropoff.context.place) : (pickup.context.place ?? here);
};
