export { driverLocationMachine } from './machine.ts';
export { fixedCoordinates, geolocationMessage } from './rules.ts';
