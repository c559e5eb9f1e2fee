export { restoreWith } from './actors.ts';
export type { BackupContents } from './contents.ts';
export { type RestoreSnapshot, restoreMachine } from './machine.ts';
export type { OnSent, Progress } from './progress.ts';
export { restoreTopic } from './rules.ts';
export type { BackupFile, RestoreBackupInput, RestoreContext, RestoreEvent } from './setup.ts';
export { type RestoreStage, stageOf } from './stage.ts';
