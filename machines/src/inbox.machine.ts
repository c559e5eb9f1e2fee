import type { LiveMessage } from '@mobility/openapi';
import { assign, fromPromise, setup } from 'xstate';
import type { Receiver } from './alerts.rules.ts';
import { merged, type Notification, notificationOf } from './inbox.rules.ts';
import type { Clock } from './ports.ts';

type Input = { receiver: Receiver; clock: Clock };
type Context = Input & { notifications: readonly Notification[] };
type Event =
  | { type: 'live_received'; message: LiveMessage }
  | { type: 'markRead'; id?: string }
  | { type: 'clearAll' };
type Kept = { userId: string; notifications: readonly Notification[] };

/** The notifications of one signed-in user: the live ones merged with those of earlier visits. */
export const inboxMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    restoreNotifications: fromPromise<readonly Notification[], { userId: string }>(() => Promise.resolve([])),
  },
  actions: {
    merge: assign({
      notifications: ({ context }, { added }: { added: readonly Notification[] }) =>
        merged(context.notifications, added),
    }),
    restore: assign({
      notifications: ({ context }, { stored }: { stored: readonly Notification[] }) =>
        merged(stored, context.notifications),
    }),
    markRead: assign({
      notifications: ({ context }, { id }: { id: string | undefined }) =>
        context.notifications.map((notification) =>
          id === undefined || notification.id === id
            ? { ...notification, read: true, delivered: true }
            : notification,
        ),
    }),
    clear: assign({ notifications: [] }),
    /** Filled by `inboxWith`. */
    keep: (_, _kept: Kept) => undefined,
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, notifications: [] }),
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'restoreNotifications',
        id: 'restoreNotifications',
        input: ({ context }) => ({ userId: context.receiver.id }),
        onDone: {
          target: 'ready',
          actions: { type: 'restore', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: 'ready',
      },
    },
    ready: {
      entry: {
        type: 'keep',
        params: ({ context }) => ({ userId: context.receiver.id, notifications: context.notifications }),
      },
      on: {
        markRead: {
          target: 'ready',
          reenter: true,
          actions: { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
        },
        clearAll: { target: 'ready', reenter: true, actions: 'clear' },
        live_received: {
          target: 'ready',
          reenter: true,
          actions: {
            type: 'merge',
            params: ({ context, event }) => ({ added: arrived(context, event.message) }),
          },
        },
      },
    },
  },
  on: {
    live_received: {
      actions: {
        type: 'merge',
        params: ({ context, event }) => ({ added: arrived(context, event.message) }),
      },
    },
  },
});

function arrived({ receiver, clock }: Input, message: LiveMessage): Notification[] {
  const notification = notificationOf(message, receiver, clock.now());
  return notification ? [notification] : [];
}
