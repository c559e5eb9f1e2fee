export { liveConnectionMachine } from './machine.ts';
