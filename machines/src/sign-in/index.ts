export { fieldLengths } from '../auth/rules.ts';
export {
  type SessionPort,
  type SignInEvent,
  type SignInInput,
  type SignInSnapshot,
  signInMachine,
} from './machine.ts';
export { type AuthField, type AuthIssue, type AuthTab, isEasyToGuess } from './rules.ts';
