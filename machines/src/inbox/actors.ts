import { limits } from '@mobility/openapi/limits';
import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Receiver } from '../alerts/rules.ts';
import { inboxMachine, type Kept, type Stored } from './machine.ts';
import { merged, type Notification, served } from './rules.ts';

/** A notification in the storage. `cleared`: hidden, and to be cleared on the server. */
export type StoredNotification = Notification & { cleared?: true };
/** Keeps notifications from one visit to the next, by user. `read` may throw on a broken record. */
export type NotificationStorage = {
  read(userId: string): readonly StoredNotification[];
  write(userId: string, notifications: readonly StoredNotification[]): void;
};
export type InboxPorts = {
  client: Pick<MobilityClient, 'listNotifications' | 'clearNotifications' | 'markNotificationsRead'>;
  notifications: NotificationStorage;
  /** A number from 0 to below 1, which spreads the repeated reads of many clients. */
  random: () => number;
};

const storedOf = (stored: readonly StoredNotification[]): Stored => ({
  notifications: stored.filter(({ cleared }) => !cleared),
  cleared: stored.flatMap(({ cleared, ...notification }) => (cleared ? [notification] : [])),
});

/** The inbox with a server and a storage. Errors raise no alert: the bell keeps the notifications that it has. */
export const inboxWith = ({ client, notifications: storage, random }: InboxPorts) =>
  inboxMachine.provide({
    delays: { repeat: () => limits.live.probeInterval * (1 + 0.2 * random()) },
    actors: {
      restoreNotifications: fromPromise<Stored, { userId: string }>(async ({ input }) =>
        storedOf(storage.read(input.userId)),
      ),
      listNotifications: fromPromise<Kept, Receiver>(async ({ input, signal }) => {
        const { notifications } = await client.listNotifications({}, { signal });
        return {
          listed: notifications,
          notifications: notifications.map((notification) => served(notification, input)),
        };
      }),
      clearNotifications: fromPromise<void>(async () => {
        await client.clearNotifications();
      }),
    },
    actions: {
      keep: ({ context: { owner, receiver, notifications, cleared } }) => {
        try {
          const hidden = cleared.map((notification) => ({ ...notification, cleared: true as const }));
          storage.write(receiver.id, merged<StoredNotification>(hidden, notifications));
        } catch (error) {
          // A full storage must not stop the session.
          owner.send({ type: 'warning', operation: 'writeNotifications', error });
        }
      },
      reportRead: ({ context: { owner } }, { ids }) => {
        if (ids.length === 0) return;
        // On a server without this operation, other devices keep showing them as unread.
        client
          .markNotificationsRead({ ids })
          .catch((error: unknown) =>
            owner.send({ type: 'warning', operation: 'markNotificationsRead', error }),
          );
      },
    },
  });
