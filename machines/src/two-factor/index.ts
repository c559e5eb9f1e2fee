export { twoFactorWith } from './actors.ts';
export {
  type TwoFactorContext,
  type TwoFactorEvent,
  type TwoFactorForm,
  type TwoFactorSnapshot,
  twoFactorMachine,
} from './machine.ts';
