export { type ActiveRidePorts, activeRideWith } from './actors.ts';
export { type ActiveRideSnapshot, activeRideMachine } from './machine.ts';
