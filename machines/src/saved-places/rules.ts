import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import type { FoundPlace } from '../ports.ts';

export type PlaceKind = SavePlaceRequest['kind'];
/** The form, and the places that were saved as it was opened. */
export type PlaceForm = {
  saved: readonly SavedPlace[];
  /** The place that is being edited; null for a new one. */
  edited: SavedPlace | null;
  kind: PlaceKind;
  /** The name of a place other than home and work. */
  name: string;
  place: FoundPlace | null;
};

export const nameMaxLength = 60;

/** Home and work are named by the screens that show them. */
const fixedNames: Partial<Record<PlaceKind, string>> = { home: 'Home', work: 'Work' };

/** The request that saves the place of the form; null while it is incomplete. */
export const requestOf = ({ kind, name, place }: PlaceForm): SavePlaceRequest | null => {
  const called = fixedNames[kind] ?? name.trim();
  if (!place || place.approximate || called === '') return null;
  const { address, latitude, longitude } = place;
  return { kind, name: called, address, latitude, longitude };
};

/** A kind of a later version is another place. */
export const kindOf = ({ kind }: Pick<SavedPlace, 'kind'>): PlaceKind =>
  kind === 'home' || kind === 'work' ? kind : 'other';

/** Whether the server deletes a saved place when the place of the form is saved. */
const isReplaced = (saved: SavedPlace, { kind, name }: PlaceForm): boolean =>
  saved.kind === kind && (kind !== 'other' || saved.name === name.trim());

/** The other place that saving the form would replace; undefined if there is none. */
export const replacedPlace = (form: PlaceForm): SavedPlace | undefined =>
  form.saved.find((place) => place.id !== form.edited?.id && isReplaced(place, form));

/** Whether the edited place is still there after it was saved under another name or as another kind. */
export const isLeftOver = (form: PlaceForm): boolean =>
  form.edited !== null && !isReplaced(form.edited, form);
