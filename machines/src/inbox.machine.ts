import type { LiveMessage } from '@mobility/openapi';
import { assign, fromPromise, setup } from 'xstate';
import type { Receiver } from './alerts.rules.ts';
import { merged, type Notification, notificationOf, synced, unreadIds } from './inbox.rules.ts';
import type { Clock } from './ports.ts';

type Input = { receiver: Receiver; clock: Clock };
type Context = Input & { notifications: readonly Notification[] };
type Event =
  | { type: 'live_received'; message: LiveMessage }
  /** The live channel may have missed something. */
  | { type: 'resync' }
  | { type: 'markRead'; id?: string }
  | { type: 'clearAll' };

const unprovided = () => Promise.reject(new Error('provided by inboxWith'));

/** The notifications of one signed-in user: those of earlier visits, those that the server keeps, and the live ones. */
export const inboxMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input },
  actors: {
    restoreNotifications: fromPromise<readonly Notification[], { userId: string }>(unprovided),
    listNotifications: fromPromise<readonly Notification[]>(unprovided),
    clearNotifications: fromPromise<void>(unprovided),
  },
  actions: {
    merge: assign({
      notifications: ({ context }, { message }: { message: LiveMessage }) => {
        const notification = notificationOf(message, context.receiver, context.clock.now());
        return notification ? merged(context.notifications, [notification]) : context.notifications;
      },
    }),
    restore: assign({
      notifications: ({ context }, { stored }: { stored: readonly Notification[] }) =>
        merged(stored, context.notifications),
    }),
    sync: assign({
      notifications: ({ context }, { kept }: { kept: readonly Notification[] }) =>
        synced(context.notifications, kept),
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
    /** Filled by `inboxWith`, as is the next. */
    keep: () => undefined,
    tellRead: (_, _unread: { ids: string[] }) => undefined,
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
          target: 'syncing',
          actions: [{ type: 'restore', params: ({ event }) => ({ stored: event.output }) }, 'keep'],
        },
        onError: 'syncing',
      },
      // What is stored is not overwritten before it is read, and the server is asked next anyway.
      on: {
        live_received: { actions: { type: 'merge', params: ({ event }) => ({ message: event.message }) } },
        resync: {},
      },
    },
    syncing: {
      invoke: {
        src: 'listNotifications',
        id: 'listNotifications',
        onDone: {
          target: 'ready',
          actions: [{ type: 'sync', params: ({ event }) => ({ kept: event.output }) }, 'keep'],
        },
        onError: { target: 'ready', actions: 'keep' },
      },
    },
    ready: {},
    clearing: {
      invoke: {
        src: 'clearNotifications',
        id: 'clearNotifications',
        // What came in the meantime may have come after the server cleared: it knows.
        onDone: { target: 'syncing', actions: ['clear', 'keep'] },
        onError: 'ready',
      },
      on: { clearAll: {}, resync: {} },
    },
  },
  on: {
    live_received: {
      actions: [{ type: 'merge', params: ({ event }) => ({ message: event.message }) }, 'keep'],
    },
    resync: '.syncing',
    clearAll: '.clearing',
    markRead: {
      actions: [
        {
          type: 'tellRead',
          params: ({ context, event }) => ({ ids: unreadIds(context.notifications, event.id) }),
        },
        { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
        'keep',
      ],
    },
  },
});
