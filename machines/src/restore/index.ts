export { restoreWith } from './actors.ts';
export {
  type BackupFile,
  type RestoreBackupInput,
  type RestoreContext,
  type RestoreEvent,
  type RestoreSnapshot,
  restoreMachine,
} from './machine.ts';
