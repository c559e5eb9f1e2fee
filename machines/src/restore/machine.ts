import { assign, type SnapshotFrom } from 'xstate';
import { refusalError } from '../admin-errors/refusal-error.ts';
import { contentsOf } from './contents.ts';
import type { OnSent, Progress } from './progress.ts';
import { isJson, isOtherJson, needsKey, removes, resultOf, successAlert, withoutYouAlert } from './rules.ts';
import { nothing, type RestoreEvent, restoreSetup } from './setup.ts';

/** Tells the machine how much of a request has left the page. */
const toldTo =
  (self: { send(event: RestoreEvent): void }): OnSent =>
  (done, total) =>
    self.send({ type: 'sent', done, total });

const sending = ({ done, total }: Pick<Progress, 'done' | 'total'>): Progress => ({
  step: 'sending',
  done,
  total,
});

const failsToRestore = {
  type: 'failToRestore',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;

/** While the page sends the file it knows how far it is. Then it asks the server. */
const following = restoreSetup.createStateConfig({
  entry: 'forgetProgress',
  initial: 'sending',
  on: {
    sent: [
      {
        guard: ({ event }) => event.done < event.total,
        target: '.sending',
        actions: { type: 'noteProgress', params: ({ event }) => sending(event) },
      },
      { target: '.pausing', actions: { type: 'noteProgress', params: ({ event }) => sending(event) } },
    ],
  },
  states: {
    sending: {},
    pausing: { after: { pause: 'asking' } },
    asking: {
      invoke: {
        id: 'readProgress',
        src: 'readProgress',
        onDone: {
          target: 'pausing',
          actions: { type: 'noteProgress', params: ({ event }) => event.output },
        },
        // The next answer says how far it is by then.
        onError: 'pausing',
      },
    },
  },
});

/** A restore of the whole database: nothing is replaced before the admin has seen what changes. */
export const restoreMachine = restoreSetup.createMachine({
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
      ...following,
      invoke: {
        id: 'previewRestore',
        src: 'previewRestore',
        input: ({ context: { text, key }, self }) => ({ text, key, onSent: toldTo(self) }),
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
      on: { ...following.on, cancel: { target: 'idle', actions: 'clear' } },
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
      ...following,
      entry: ['forgetProgress', 'begin'],
      // The request has them already.
      on: { ...following.on, leave: { actions: 'forgetSecrets' } },
      invoke: [
        { id: 'holdPage', src: 'holdPage' },
        {
          id: 'restoreBackup',
          src: 'restoreBackup',
          input: ({ context: { backup, password, idempotencyKey }, self }) => ({
            backup: backup ?? {},
            password,
            idempotencyKey,
            onSent: toldTo(self),
          }),
          onDone: {
            target: 'restored',
            actions: [
              { type: 'finish', params: ({ event }) => resultOf(event.output) },
              'readAgain',
              { type: 'tell', params: ({ event }) => successAlert(event.output.restore_stats) },
            ],
          },
          onError: [
            {
              guard: { type: 'isSessionOver', params: ({ event }) => event },
              target: 'reviewing',
              actions: failsToRestore,
            },
            {
              target: 'reviewing',
              actions: [
                failsToRestore,
                {
                  type: 'tell',
                  params: ({ event }) => ({
                    tone: 'critical',
                    ...refusalError('restore.failed', event.error),
                  }),
                },
              ],
            },
          ],
        },
      ],
    },
    restored: {
      on: {
        cancel: { target: 'idle', actions: 'clear' },
        end: [
          {
            guard: ({ context, event }) => removes(context.preview, event.email),
            target: 'idle',
            actions: [{ type: 'tell', params: withoutYouAlert }, 'clear'],
          },
          { target: 'idle', actions: 'clear' },
        ],
      },
    },
  },
});

export type RestoreSnapshot = SnapshotFrom<typeof restoreMachine>;
