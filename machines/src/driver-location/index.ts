export { driverLocationMachine } from './machine.ts';
export { fixedCoordinates, geolocationMessage, isApproximate } from './rules.ts';
