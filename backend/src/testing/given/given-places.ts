import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import home from '@mobility/openapi/examples/SavePlaceRequest.json' with { type: 'json' };
import type { Context } from '../../context.ts';
import { savePlace } from '../../operations/places/savePlace.ts';
import type { Person } from '../person.ts';
import { requestBy } from '../request.ts';

/** A place to save. */
export const newPlace = (kind: SavePlaceRequest['kind'], name = 'Grandma'): SavePlaceRequest => ({
  ...home,
  kind,
  name,
});

/** A place that a rider has saved. */
export const savedPlace = async (
  context: Context,
  person: Person,
  place: SavePlaceRequest = newPlace('home'),
): Promise<SavedPlace> => (await savePlace(context, requestBy(person, { body: place }))).body;
