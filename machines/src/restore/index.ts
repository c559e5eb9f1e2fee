export { restoreWith } from './actors.ts';
export type { BackupContents } from './contents.ts';
export {
  type BackupFile,
  type RestoreBackupInput,
  type RestoreContext,
  type RestoreEvent,
  type RestoreSnapshot,
  restoreMachine,
  restoreTopic,
} from './machine.ts';
