import type { Restored, RestorePreview, RestoreRequest } from '@mobility/openapi';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { refusalError } from '../admin-errors/refusal-error.ts';
import type { Alert } from '../alerts/alert.ts';
import { callErrorOf } from '../call-error.ts';
import { keyAfter } from '../idempotency.ts';
import type { ShownError } from '../shown-error.ts';
import { failUnprovided, unprovided, unprovidedCallback } from '../unprovided.ts';
import { type BackupContents, contentsOf } from './contents.ts';

/** A file that the admin chose. */
export type BackupFile = { name: string; size: number; type?: string; text(): Promise<string> };
export type RestoreBackupInput = {
  backup: RestoreRequest;
  password: string;
  idempotencyKey: string | null;
};
/** What the server restored, and how long it took, in milliseconds. */
export type RestoreBackupOutput = Restored & { took: number };
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
  /** What the file holds; null where it does not say. */
  contents: BackupContents | null;
  password: string;
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
  /** The admin opens another tab: the typed password, and a key that has not opened the backup, are forgotten. */
  | { type: 'leave' }
  /** The admin has signed out. A restore that the server has begun goes on there. */
  | { type: 'end' }
  | { type: 'cancel' };

const nothing = {
  file: null,
  text: '',
  backup: null,
  key: '',
  preview: null,
  contents: null,
  password: '',
  startedAt: null,
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

/** The topic of the alerts about a restore, which the tab of the database shows itself. */
export const restoreTopic = 'restore';

const resultOf = ({ restore_stats, took }: RestoreBackupOutput) => ({ ...restore_stats, took });

const successAlert = ({ errors }: Restored['restore_stats']): Alert =>
  errors.length > 0
    ? { tone: 'caution', message: 'restore.doneWithErrors', params: { count: errors.length } }
    : { tone: 'success', message: 'restore.done' };

/** A restore of the whole database: nothing is replaced before the admin has seen what changes. */
export const restoreMachine = setup({
  types: { context: {} as RestoreContext, events: {} as RestoreEvent },
  actors: {
    readBackupFile: unprovided<string, { file: BackupFile | null }>('readBackupFile'),
    previewRestore: unprovided<PreviewRestoreOutput, PreviewRestoreInput>('previewRestore'),
    restoreBackup: unprovided<RestoreBackupOutput, RestoreBackupInput>('restoreBackup'),
    /** Asks before the page is closed, until it is stopped. */
    holdPage: unprovidedCallback('holdPage'),
  },
  actions: {
    take: assign((_, file: BackupFile) => ({ ...nothing, file })),
    clear: assign(nothing),
    setKey: assign((_, key: string) => ({ key, error: null })),
    // Another password makes another request, which needs another key.
    setPassword: assign((_, password: string) => ({ password, error: null, idempotencyKey: null })),
    /** These are provided by `restoreWith`, which has the ids, the clock and the alerts. */
    begin: assign(() => failUnprovided('begin')),
    tell: (_, _alert: Alert) => failUnprovided('tell'),
    readAgain: () => failUnprovided('readAgain'),
    forgetSecrets: assign({ key: '', password: '' }),
    /** The file keeps its name in the result. */
    finish: assign(({ context: { file } }, result: RestoreContext['result']) => ({
      ...nothing,
      file,
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
}).createMachine({
  id: 'restore',
  context: nothing,
  initial: 'idle',
  on: { end: { target: '.idle', actions: 'clear' } },
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
        onDone: {
          target: 'reviewing',
          actions: assign(({ event: { output } }) => ({
            ...output,
            contents: contentsOf(output.backup),
            text: '',
          })),
        },
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
        leave: { actions: 'forgetSecrets' },
        cancel: { target: 'idle', actions: 'clear' },
      },
    },
    reviewing: {
      on: {
        setPassword: { actions: { type: 'setPassword', params: ({ event }) => event.password } },
        restore: 'restoring',
        leave: { actions: 'forgetSecrets' },
        cancel: { target: 'idle', actions: 'clear' },
      },
    },
    restoring: {
      entry: 'begin',
      // The request has them already.
      on: { leave: { actions: 'forgetSecrets' } },
      invoke: [
        { id: 'holdPage', src: 'holdPage' },
        {
          id: 'restoreBackup',
          src: 'restoreBackup',
          input: ({ context: { backup, password, idempotencyKey } }) => ({
            backup: backup ?? {},
            password,
            idempotencyKey,
          }),
          onDone: {
            target: 'restored',
            actions: [
              { type: 'finish', params: ({ event }) => resultOf(event.output) },
              'readAgain',
              { type: 'tell', params: ({ event }) => successAlert(event.output.restore_stats) },
            ],
          },
          onError: {
            target: 'reviewing',
            actions: [
              { type: 'failToRestore', params: ({ event }) => ({ error: event.error }) },
              {
                type: 'tell',
                params: ({ event }) => ({ tone: 'critical', ...refusalError('restore.failed', event.error) }),
              },
            ],
          },
        },
      ],
    },
    restored: { on: { cancel: { target: 'idle', actions: 'clear' } } },
  },
});

export type RestoreSnapshot = SnapshotFrom<typeof restoreMachine>;
