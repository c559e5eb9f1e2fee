export { type RowHoldEvent, type RowHoldInput, type RowHoldSnapshot, rowHoldMachine } from './machine.ts';
