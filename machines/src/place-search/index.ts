export { placeSearchWith } from './actors.ts';
export {
  type PlaceSearchContext,
  type PlaceSearchEvent,
  type PlaceSearchSnapshot,
  placeSearchMachine,
} from './machine.ts';
export { parseCoordinates, placeAt, takenOnEnter } from './rules.ts';
