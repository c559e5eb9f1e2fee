import { savedPlacesMachine } from '@mobility/machines/saved-places';
import type { SavedPlace } from '@mobility/openapi';
import home from '@mobility/openapi/examples/SavedPlace.json' with { type: 'json' };
import work from '@mobility/openapi/examples/SavedPlace.work.json' with { type: 'json' };
import type { ContextFrom, StateValueFrom } from 'xstate';
import { hostile, longAddress } from '../fixtures.ts';
import { alerts, hold } from '../hold.ts';

// JSON has no literal types; the contract's own test proves that the examples are valid.
export const [atHome, atWork] = [home, work] as [SavedPlace, SavedPlace];
export const longPlace: SavedPlace = {
  ...atHome,
  id: 'long',
  kind: 'other',
  name: longAddress.slice(0, 60),
  address: longAddress,
};
export const hostilePlace: SavedPlace = { ...longPlace, id: 'hostile', name: hostile.slice(0, 60) };
export const manyPlaces: SavedPlace[] = [
  atHome,
  atWork,
  ...Array.from({ length: 18 }, (_, index) => ({ ...longPlace, id: `${index}`, name: `Place ${index + 1}` })),
];

/** The saved places in one state. */
export const heldPlaces = (
  value: StateValueFrom<typeof savedPlacesMachine>,
  context: Partial<ContextFrom<typeof savedPlacesMachine>> = {},
) => hold(savedPlacesMachine, { input: { alerts }, value, context });
