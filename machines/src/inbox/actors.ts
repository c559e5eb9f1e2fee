import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import type { Receiver } from '../alerts/rules.ts';
import { inboxMachine, type Kept } from './machine.ts';
import { merged, type Notification, served } from './rules.ts';

/** Keeps notifications from one visit to the next, by user. `read` may throw on a broken record. */
export type NotificationStorage = {
  read(userId: string): readonly Notification[];
  write(userId: string, notifications: readonly Notification[]): void;
};
export type InboxPorts = {
  client: Pick<MobilityClient, 'listNotifications' | 'clearNotifications' | 'markNotificationsRead'>;
  notifications: NotificationStorage;
};

/** The inbox with a server and a storage. Errors raise no alert: the bell keeps the notifications that it has. */
export const inboxWith = ({ client, notifications: storage }: InboxPorts) =>
  inboxMachine.provide({
    actors: {
      restoreNotifications: fromPromise<readonly Notification[], { userId: string }>(async ({ input }) =>
        storage.read(input.userId),
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
          storage.write(receiver.id, merged(cleared, notifications));
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
