export { disputeWith } from './actors.ts';
export { parseDispute } from './draft.ts';
export { type DisputeContext, type DisputeEvent, type DisputeSnapshot, disputeMachine } from './machine.ts';
export { canDispute, type DisputeField, type DisputeForm, disputeErrors, isComplete } from './rules.ts';
