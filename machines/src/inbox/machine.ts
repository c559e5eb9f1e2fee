import type { LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { assign, setup } from 'xstate';
import type { Receiver } from '../alerts/rules.ts';
import type { Clock } from '../ports.ts';
import { failUnprovided, unprovided } from '../unprovided.ts';
import type { WarningSink } from '../warning.ts';
import { cardsOf, type NotificationCard } from './cards.ts';
import { merged, type Notification, notificationOf, synced, unreadIds, without } from './rules.ts';

type Input = { receiver: Receiver; clock: Clock; owner: WarningSink };
type Context = Input & {
  notifications: readonly Notification[];
  /** The notifications as they are shown and counted: one card for each event. */
  cards: readonly NotificationCard[];
  /** Cleared notifications that the server still has: of this visit, or of one that ended before it told the server. */
  cleared: readonly Notification[];
  /** The last list as the server sent it; null while none could be read. */
  listed: readonly object[] | null;
};
/** The notifications on the server: the list as sent, and in the form that the inbox shows. */
export type Kept = { listed: readonly object[]; notifications: readonly Notification[] };
/** The notifications of earlier visits; those in `cleared` have yet to be cleared on the server. */
export type Stored = { notifications: readonly Notification[]; cleared: readonly Notification[] };
export type InboxEvent =
  | { type: 'live_received'; message: LiveMessage }
  /** Live messages may have been missed. */
  | { type: 'resync' }
  /** The server answers again. */
  | { type: 'live_connected' }
  /** Without ids: all. */
  | { type: 'markRead'; ids?: readonly string[] }
  /** Hides all, and clears them on the server once the time to undo is over. */
  | { type: 'clearAll' }
  | { type: 'undoClear' }
  /** Sent by the session before the token is dropped. */
  | { type: 'logout' };

/** Notifications with the cards that show them. */
const shown = (notifications: readonly Notification[]) => ({
  notifications,
  cards: cardsOf(notifications),
});

const warns = (operation: string) =>
  ({
    type: 'warn',
    params: ({ event }: { event: { error: unknown } }) => ({ operation, error: event.error }),
  }) as const;

const syncs = [
  {
    type: 'sync',
    params: ({ event }: { event: { output: Kept } }) => ({ kept: event.output }),
  },
  'keep',
] as const;

/** Reads the list of the server. */
const listing = {
  src: 'listNotifications',
  id: 'listNotifications',
  input: ({ context }: { context: Context }) => context.receiver,
  onDone: [
    // The page was closed before the time to undo was over.
    { guard: 'mustClear', target: '#inbox.clearing', actions: syncs },
    { target: '#inbox.ready', actions: syncs },
  ],
  onError: { target: '#inbox.failed', actions: [warns('listNotifications'), 'forgetList', 'keep'] },
} as const;

/** The notifications of one signed-in user: those of earlier visits, those that the server keeps, and the live ones. */
export const inboxMachine = setup({
  types: { context: {} as Context, events: {} as InboxEvent, input: {} as Input },
  actors: {
    restoreNotifications: unprovided<Stored, { userId: string }>('restoreNotifications'),
    listNotifications: unprovided<Kept, Receiver>('listNotifications'),
    clearNotifications: unprovided<void>('clearNotifications'),
  },
  actions: {
    merge: assign(({ context }, { message }: { message: LiveMessage }) => {
      const notification = notificationOf(message, context.receiver, context.clock.now());
      return notification ? shown(merged(context.notifications, [notification])) : {};
    }),
    restore: assign(({ context }, { stored }: { stored: Stored }) => ({
      ...shown(merged(stored.notifications, context.notifications)),
      cleared: stored.cleared,
    })),
    sync: assign(({ context }, { kept }: { kept: Kept }) => ({
      ...shown(without(synced(context.notifications, kept.notifications), context.cleared)),
      listed: kept.listed,
    })),
    markRead: assign(({ context }, { ids }: { ids: readonly string[] | undefined }) =>
      shown(
        context.notifications.map((notification) =>
          ids === undefined || ids.includes(notification.id)
            ? { ...notification, read: true, delivered: true }
            : notification,
        ),
      ),
    ),
    forgetList: assign({ listed: null }),
    setAside: assign(({ context }) => ({
      ...shown([]),
      cleared: merged(context.cleared, context.notifications),
      listed: [],
    })),
    bringBack: assign(({ context }) => ({
      ...shown(merged(context.cleared, context.notifications)),
      cleared: [],
    })),
    // The server has cleared these too. They have not been seen yet, so they stay on this device.
    forgetCleared: assign(({ context }) => ({
      ...shown(context.notifications.map(({ isListed, ...notification }) => notification)),
      cleared: [],
    })),
    /** Writes the notifications to the storage. Provided by `inboxWith`, as is the next. */
    keep: () => failUnprovided('keep'),
    reportRead: (_, _unread: { ids: string[] }) => failUnprovided('reportRead'),
    warn: ({ context }, { operation, error }: { operation: string; error: unknown }) =>
      context.owner.send({ type: 'warning', operation, error }),
  },
  delays: { repeat: limits.live.probeInterval },
  guards: { mustClear: ({ context }) => context.cleared.length > 0 },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...input, ...shown([]), cleared: [], listed: null }),
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
      // The storage is not written before it is read; the server is asked next anyway.
      on: {
        live_received: { actions: { type: 'merge', params: ({ event }) => ({ message: event.message }) } },
        resync: {},
        clearAll: {},
      },
    },
    syncing: {
      invoke: listing,
    },
    ready: {},
    // Repeated until the list can be read; what failed stays on screen meanwhile.
    failed: {
      initial: 'waiting',
      on: { resync: '.reading' },
      states: {
        waiting: { after: { repeat: 'reading' }, on: { live_connected: 'reading' } },
        reading: { invoke: listing },
      },
    },
    // The storage knows what is cleared, so that a visit after a reload clears it on the server.
    cleared: {
      after: { [limits.notifications.undo]: 'clearing' },
      on: {
        undoClear: { target: 'syncing', actions: ['bringBack', 'keep'] },
        // Nothing of this visit is kept on the device.
        logout: 'clearing',
        resync: {},
      },
    },
    clearing: {
      invoke: {
        src: 'clearNotifications',
        id: 'clearNotifications',
        // A message that arrived meanwhile may be newer than what the server cleared, so the list is read again.
        onDone: { target: 'syncing', actions: ['forgetCleared', 'keep'] },
        onError: { target: 'ready', actions: ['bringBack', 'keep', warns('clearNotifications')] },
      },
      on: { clearAll: {}, resync: {} },
    },
  },
  on: {
    live_received: {
      actions: [{ type: 'merge', params: ({ event }) => ({ message: event.message }) }, 'keep'],
    },
    resync: '.syncing',
    clearAll: { target: '.cleared', actions: ['setAside', 'keep'] },
    markRead: {
      actions: [
        {
          type: 'reportRead',
          params: ({ context, event }) => ({ ids: unreadIds(context.notifications, event.ids) }),
        },
        { type: 'markRead', params: ({ event }) => ({ ids: event.ids }) },
        'keep',
      ],
    },
  },
});
