export { deleteAccountWith } from './actors.ts';
export {
  type DeleteAccountContext,
  type DeleteAccountEvent,
  type DeleteAccountSnapshot,
  deleteAccountMachine,
} from './machine.ts';
