import { fromPromise } from 'xstate';
import { inboxMachine } from './inbox.machine.ts';
import type { Notification } from './inbox.rules.ts';

/** Where notifications last from one visit to the next, by user. Reads what it wrote; may throw on a broken record. */
export type NotificationStorage = {
  read(userId: string): readonly Notification[];
  write(userId: string, notifications: readonly Notification[]): void;
};
export type InboxPorts = { notifications: NotificationStorage };

export const inboxWith = ({ notifications: storage }: InboxPorts) =>
  inboxMachine.provide({
    actors: {
      restoreNotifications: fromPromise<readonly Notification[], { userId: string }>(async ({ input }) =>
        storage.read(input.userId),
      ),
    },
    actions: {
      keep: (_, { userId, notifications }) => {
        try {
          storage.write(userId, notifications);
        } catch (error) {
          // A full storage must not end the session that the inbox belongs to.
          console.warn('notifications were not kept', error);
        }
      },
    },
  });
