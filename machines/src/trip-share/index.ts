export { tripShareWith } from './actors.ts';
export {
  type TripShareContext,
  type TripShareEvent,
  type TripShareInput,
  type TripShareSnapshot,
  tripShareMachine,
} from './machine.ts';
