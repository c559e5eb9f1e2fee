import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import type { PlaceKind, SavedPlacesContext } from './machine.ts';

export const nameMaxLength = 60;

/** Home and work are named by the screens that show them. */
const fixedNames: Partial<Record<PlaceKind, string>> = { home: 'Home', work: 'Work' };

/** The request that saves the place of the form; null while it is incomplete. */
export const requestOf = ({ kind, name, place }: SavedPlacesContext): SavePlaceRequest | null => {
  const called = fixedNames[kind] ?? name.trim();
  if (!place || place.approximate || called === '') return null;
  const { address, latitude, longitude } = place;
  return { kind, name: called, address, latitude, longitude };
};

/** A kind of a later version is another place. */
export const kindOf = ({ kind }: Pick<SavedPlace, 'kind'>): PlaceKind =>
  kind === 'home' || kind === 'work' ? kind : 'other';

/** Whether the server deletes a saved place when the place of the form is saved. */
const isReplaced = (saved: SavedPlace, { kind, name }: SavedPlacesContext): boolean =>
  saved.kind === kind && (kind !== 'other' || saved.name === name.trim());

/** The other place that saving the form would replace; undefined if there is none. */
export const replacedPlace = (context: SavedPlacesContext): SavedPlace | undefined =>
  context.saved.find((place) => place.id !== context.edited?.id && isReplaced(place, context));

/** Whether the edited place is still there after it was saved under another name or as another kind. */
export const isLeftOver = (context: SavedPlacesContext): boolean =>
  context.edited !== null && !isReplaced(context.edited, context);
