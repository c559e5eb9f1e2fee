export { forgotPasswordWith } from './actors.ts';
export {
  type ForgotPasswordContext,
  type ForgotPasswordEvent,
  type ForgotPasswordSnapshot,
  forgotPasswordMachine,
} from './machine.ts';
