export { driverLocationMachine } from './machine.ts';
export { geolocationMessage } from './rules.ts';
