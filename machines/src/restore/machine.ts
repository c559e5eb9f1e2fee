import type { Restored, RestorePreview, RestoreRequest } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import { refusalError } from '../refusal-error.ts';
import type { ShownError } from '../shown-error.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';

/** A file that the admin chose. */
export type BackupFile = { name: string; size: number; type?: string; text(): Promise<string> };
export type RestoreBackupInput = {
  backup: RestoreRequest;
  password: string;
  idempotencyKey: string | null;
};
export type PreviewRestoreInput = { text: string; key: string };
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
  password: string;
  result: Restored['restore_stats'] | null;
  idempotencyKey: string | null;
  error: ShownError | null;
};
export type RestoreEvent =
  | { type: 'choose'; file: BackupFile }
  | { type: 'setKey'; key: string }
  | { type: 'check' }
  | { type: 'setPassword'; password: string }
  | { type: 'restore' }
  | { type: 'cancel' };

const nothing = {
  file: null,
  text: '',
  backup: null,
  key: '',
  preview: null,
  password: '',
  result: null,
  idempotencyKey: null,
  error: null,
} satisfies RestoreContext;

/** A system without a name for the type of a file says nothing about it. */
const isJson = ({ name, type }: BackupFile): boolean =>
  type === 'application/json' || name.toLowerCase().endsWith('.json');

/** JSON that is a list, a text or a number is never a backup. A text that is no JSON fails when it is checked. */
const isOtherJson = (text: string): boolean => {
  if (text.trimStart().startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const needsKey = (error: unknown): boolean => callErrorOf(error).code === 'backup_key_needed';

/** A restore of the whole database: nothing is replaced before the admin has seen what changes. */
export const restoreMachine = setup({
  types: { context: {} as RestoreContext, events: {} as RestoreEvent },
  actors: {
    readBackupFile: unprovided<string, { file: BackupFile | null }>('readBackupFile'),
    previewRestore: unprovided<PreviewRestoreOutput, PreviewRestoreInput>('previewRestore'),
    restoreBackup: unprovided<Restored, RestoreBackupInput>('restoreBackup'),
  },
  actions: {
    take: assign((_, file: BackupFile) => ({ ...nothing, file })),
    clear: assign(nothing),
    setKey: assign((_, key: string) => ({ key, error: null })),
    // Another password makes another request, which needs another key.
    setPassword: assign((_, password: string) => ({ password, error: null, idempotencyKey: null })),
    /** Provided by `restoreWith`, which owns the ids. */
    makeKey: assign(() => failUnprovided('makeKey')),
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
}).createMachine({
  id: 'restore',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      on: {
        choose: [
          {
            guard: ({ event }) => isJson(event.file),
            target: 'reading',
            actions: { type: 'take', params: ({ event }) => event.file },
          },
          { actions: 'refuseFile' },
        ],
      },
    },
    reading: {
      invoke: {
        id: 'readBackupFile',
        src: 'readBackupFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          { guard: ({ event }) => isOtherJson(event.output), target: 'idle', actions: 'refuseOtherJson' },
          { target: 'checking', actions: assign(({ event }) => ({ text: event.output })) },
        ],
        onError: { target: 'idle', actions: 'failToRead' },
      },
      on: { cancel: { target: 'idle', actions: 'clear' } },
    },
    checking: {
      invoke: {
        id: 'previewRestore',
        src: 'previewRestore',
        input: ({ context: { text, key } }) => ({ text, key }),
        onDone: { target: 'reviewing', actions: assign(({ event }) => ({ ...event.output, text: '' })) },
        onError: [
          {
            guard: ({ event }) => needsKey(event.error),
            target: 'locked',
            actions: { type: 'failToProcess', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'idle',
            actions: { type: 'failToProcess', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { cancel: { target: 'idle', actions: 'clear' } },
    },
    /** The backup is of another installation, and needs the key of that one. */
    locked: {
      on: {
        setKey: { actions: { type: 'setKey', params: ({ event }) => event.key } },
        check: 'checking',
        cancel: { target: 'idle', actions: 'clear' },
      },
    },
    reviewing: {
      on: {
        setPassword: { actions: { type: 'setPassword', params: ({ event }) => event.password } },
        restore: 'restoring',
        cancel: { target: 'idle', actions: 'clear' },
      },
    },
    restoring: {
      entry: 'makeKey',
      invoke: {
        id: 'restoreBackup',
        src: 'restoreBackup',
        input: ({ context: { backup, password, idempotencyKey } }) => ({
          backup: backup ?? {},
          password,
          idempotencyKey,
        }),
        onDone: {
          target: 'restored',
          actions: assign(({ event }) => ({ ...nothing, result: event.output.restore_stats })),
        },
        onError: {
          target: 'reviewing',
          actions: { type: 'failToRestore', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    restored: { on: { cancel: { target: 'idle', actions: 'clear' } } },
  },
});

export type RestoreSnapshot = SnapshotFrom<typeof restoreMachine>;
