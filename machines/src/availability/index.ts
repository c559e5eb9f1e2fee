export { availabilityMachine } from './machine.ts';
