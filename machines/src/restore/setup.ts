import type { Restored, RestorePreview, RestoreProgress, RestoreRequest } from '@mobility/openapi';
import { assign, setup } from 'xstate';
import { refusalError } from '../admin-errors/refusal-error.ts';
import type { Alert } from '../alerts/alert.ts';
import { keyAfter } from '../idempotency.ts';
import { isSessionOver, type ShownError } from '../shown-error.ts';
import { failUnprovided, unprovided, unprovidedCallback } from '../unprovided.ts';
import type { BackupContents } from './contents.ts';
import type { OnSent, Progress } from './progress.ts';

/** A file that the admin chose. */
export type BackupFile = { name: string; size: number; type?: string; text(): Promise<string> };
export type RestoreBackupInput = {
  backup: RestoreRequest;
  password: string;
  idempotencyKey: string | null;
  onSent: OnSent;
};
/** What the server restored, and how long it took, in milliseconds. */
export type RestoreBackupOutput = Restored & { took: number };
export type PreviewRestoreInput = { text: string; key: string; onSent: OnSent };
export type PreviewRestoreOutput = { backup: RestoreRequest; preview: RestorePreview | null };
export type RestoreContext = {
  file: BackupFile | null;
  /** The content of the file until it is checked. */
  text: string;
  backup: RestoreRequest | null;
  /** The key of the other installation that made the backup, as typed. */
  key: string;
  /** What the restore would change; null where the backend cannot say. */
  preview: RestorePreview | null;
  /** What the file holds; null where it does not say. */
  contents: BackupContents | null;
  password: string;
  /** How far the page or the server has come with the file; null while neither has told. */
  progress: Progress | null;
  /** When the restore began, in milliseconds since 1970. */
  startedAt: number | null;
  result: (Restored['restore_stats'] & { took: number }) | null;
  idempotencyKey: string | null;
  error: ShownError | null;
};
export type RestoreEvent =
  | { type: 'choose'; file: BackupFile }
  | { type: 'setKey'; key: string }
  | { type: 'check' }
  | { type: 'setPassword'; password: string }
  | { type: 'restore' }
  /** So many bytes of the request have left the page. */
  | { type: 'sent'; done: number; total: number }
  /** The admin opens another tab: the typed password, and a key that has not opened the backup, are forgotten. */
  | { type: 'leave' }
  /** The admin with this e-mail has signed out. A restore that the server has begun goes on there. */
  | { type: 'end'; email?: string | undefined }
  | { type: 'cancel' };

export const nothing = {
  file: null,
  text: '',
  backup: null,
  key: '',
  preview: null,
  contents: null,
  password: '',
  progress: null,
  startedAt: null,
  result: null,
  idempotencyKey: null,
  error: null,
} satisfies RestoreContext;

export const restoreSetup = setup({
  types: { context: {} as RestoreContext, events: {} as RestoreEvent },
  actors: {
    readBackupFile: unprovided<string, { file: BackupFile | null }>('readBackupFile'),
    previewRestore: unprovided<PreviewRestoreOutput, PreviewRestoreInput>('previewRestore'),
    readProgress: unprovided<RestoreProgress | null, void>('readProgress'),
    restoreBackup: unprovided<RestoreBackupOutput, RestoreBackupInput>('restoreBackup'),
    /** Asks before the page is closed, until it is stopped. */
    holdPage: unprovidedCallback('holdPage'),
  },
  guards: { isSessionOver: (_, { error }: { error: unknown }) => isSessionOver(error) },
  actions: {
    take: assign((_, file: BackupFile) => ({ ...nothing, file })),
    clear: assign(nothing),
    /** An instance that does not run the restore knows nothing of it. */
    noteProgress: assign((_, progress: Progress | null) => (progress ? { progress } : {})),
    forgetProgress: assign({ progress: null }),
    setKey: assign((_, key: string) => ({ key, error: null })),
    // Another password makes another request, which needs another key.
    setPassword: assign((_, password: string) => ({ password, error: null, idempotencyKey: null })),
    /** These are provided by `restoreWith`, which has the ids, the clock and the alerts. */
    begin: assign(() => failUnprovided('begin')),
    tell: (_, _alert: Alert) => failUnprovided('tell'),
    readAgain: () => failUnprovided('readAgain'),
    forgetSecrets: assign({ key: '', password: '' }),
    /** The file keeps its name in the result, and the preview says whose accounts are gone. */
    finish: assign(({ context: { file, preview } }, result: RestoreContext['result']) => ({
      ...nothing,
      file,
      preview,
      result,
    })),
    refuseFile: assign({ ...nothing, error: { message: 'restore.notJson' } }),
    refuseOtherJson: assign({ error: { message: 'restore.notBackup' } }),
    failToRead: assign({ error: { message: 'restore.unreadable' } }),
    failToProcess: assign((_, { error }: { error: unknown }) => ({
      error: refusalError('restore.unprocessable', error),
    })),
    failToRestore: assign(({ context }, { error }: { error: unknown }) => ({
      error: refusalError('restore.failed', error),
      idempotencyKey: keyAfter(context.idempotencyKey, error),
    })),
  },
  delays: { pause: 1_000 },
});
