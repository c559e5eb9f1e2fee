export { preferencesMachine } from './machine.ts';
