export { changePasswordWith } from './actors.ts';
export {
  type ChangePasswordContext,
  type ChangePasswordEvent,
  type ChangePasswordSnapshot,
  changePasswordMachine,
} from './machine.ts';
export { type PasswordForm, passwordErrors } from './rules.ts';
