export { SavedPicks, type SavedPicksProps } from './SavedPicks.tsx';
export { SavedPicksView, type SavedPicksViewProps } from './SavedPicksView.tsx';
export { SavedPlaces } from './SavedPlaces.tsx';
export { SavedPlacesView, type SavedPlacesViewProps } from './SavedPlacesView.tsx';
export { SavePlaceDialog, type SavePlaceDialogProps } from './SavePlaceDialog.tsx';
