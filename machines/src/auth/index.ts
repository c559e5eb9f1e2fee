export { authWith } from './actors.ts';
export { type AuthActor, authMachine } from './machine.ts';
export { fieldLengths, loginIssue, registrationIssue } from './rules.ts';
