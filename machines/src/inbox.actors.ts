import type { MobilityClient } from '@mobility/sdk';
import { fromPromise } from 'xstate';
import { inboxMachine } from './inbox.machine.ts';
import { type Notification, served } from './inbox.rules.ts';

/** Where notifications last from one visit to the next, by user. Reads what it wrote; may throw on a broken record. */
export type NotificationStorage = {
  read(userId: string): readonly Notification[];
  write(userId: string, notifications: readonly Notification[]): void;
};
export type InboxPorts = {
  client: Pick<MobilityClient, 'listNotifications' | 'clearNotifications' | 'markNotificationsRead'>;
  notifications: NotificationStorage;
};

/** Nobody is told of such a failure: the bell shows what it has, and the next resync asks again. */
const logged = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    console.warn(what, error);
    throw error;
  }
};

export const inboxWith = ({ client, notifications: storage }: InboxPorts) =>
  inboxMachine.provide({
    actors: {
      restoreNotifications: fromPromise<readonly Notification[], { userId: string }>(async ({ input }) =>
        storage.read(input.userId),
      ),
      listNotifications: fromPromise<readonly Notification[]>(({ signal }) =>
        logged('notifications were not fetched', async () => {
          const { notifications } = await client.listNotifications({ signal });
          return notifications.map(served);
        }),
      ),
      clearNotifications: fromPromise<void>(() =>
        logged('notifications were not cleared', async () => {
          await client.clearNotifications();
        }),
      ),
    },
    actions: {
      keep: ({ context }) => {
        try {
          storage.write(context.receiver.id, context.notifications);
        } catch (error) {
          // A full storage must not end the session that the inbox belongs to.
          console.warn('notifications were not kept', error);
        }
      },
      tellRead: (_, { ids }) => {
        if (ids.length === 0) return;
        // A server without this call loses only that other devices hear of it.
        client
          .markNotificationsRead({ ids })
          .catch((error: unknown) => console.warn('notifications were not marked as read', error));
      },
    },
  });
