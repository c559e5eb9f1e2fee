export { savedPlacesWith } from './actors.ts';
export {
  type PlaceKind,
  type SavedPlacesContext,
  type SavedPlacesEvent,
  type SavedPlacesSnapshot,
  savedPlacesMachine,
} from './machine.ts';
export { replacedPlace } from './rules.ts';
