import type { Handler } from '../../operation.ts';
import { toSavedPlace } from '../../people/saved-place.ts';
import { placesOf } from '../../store/people/saved-places.ts';

/** The caller's places: home, work, and the others by name. */
export const listSavedPlaces: Handler<'listSavedPlaces'> = async ({ store }, { caller }) => ({
  status: 200,
  body: (await placesOf(store.read, caller.id)).map(toSavedPlace),
});
