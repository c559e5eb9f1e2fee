export { savedPlacesWith } from './actors.ts';
export {
  type SavedPlacesContext,
  type SavedPlacesEvent,
  type SavedPlacesSnapshot,
  savedPlacesMachine,
} from './machine.ts';
export { type PlaceKind, replacedPlace } from './rules.ts';
