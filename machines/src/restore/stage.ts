import type { RestoreSnapshot } from './machine.ts';

/** Where the restore is, whatever it waits for there. */
export type RestoreStage =
  | 'idle'
  | 'reading'
  | 'checking'
  | 'locked'
  | 'reviewing'
  | 'restoring'
  | 'restored';

export const stageOf = ({ value }: Pick<RestoreSnapshot, 'value'>): RestoreStage => {
  if (typeof value === 'string') return value;
  return 'checking' in value ? 'checking' : 'restoring';
};
