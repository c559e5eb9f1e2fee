import type { Restored, RestorePreview } from '@mobility/openapi';
import type { Alert } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';

/** A system without a name for the type of a file says nothing about it. */
export const isJson = ({ name, type }: { name: string; type?: string }): boolean =>
  type === 'application/json' || name.toLowerCase().endsWith('.json');

/** JSON that is a list, a text or a number is never a backup. A text that is no JSON fails when it is checked. */
export const isOtherJson = (text: string): boolean => {
  if (text.trimStart().startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

export const needsKey = (error: unknown): boolean => callErrorOf(error).code === 'backup_key_needed';

/** The topic of the alerts about a restore, which the tab of the database shows itself. */
export const restoreTopic = 'restore';

export const resultOf = ({ restore_stats, took }: Restored & { took: number }) => ({
  ...restore_stats,
  took,
});

export const successAlert = ({ errors }: Restored['restore_stats']): Alert =>
  errors.length > 0
    ? { tone: 'caution', message: 'restore.doneWithErrors', params: { count: errors.length } }
    : { tone: 'success', message: 'restore.done' };

/** Whether a restore removes the account of the admin with this e-mail. */
export const removes = (preview: RestorePreview | null, email: string | undefined): boolean =>
  preview?.role_changes.some((change) => change.email === email && change.to === null) ?? false;

/** In place of the alert that the session has ended, whose reason it is. */
export const withoutYouAlert: Alert = { tone: 'caution', message: 'restore.doneWithoutYou', topic: 'auth' };
