import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import type { SavedPicksProps } from './SavedPicks.tsx';
import { SavedPicksLoading } from './SavedPicksLoading.tsx';

/** Their code comes after the first view of the form and of the settings. */
export const SavedPicksOnDemand = onDemand<SavedPicksProps>(
  () => import('./SavedPicks.tsx').then(({ SavedPicks }) => SavedPicks),
  { Placeholder: SavedPicksLoading },
);
export const SavedPlacesOnDemand = onDemand<object>(
  () => import('./SavedPlaces.tsx').then(({ SavedPlaces }) => SavedPlaces),
  { Placeholder: () => <div data-loading /> },
);
