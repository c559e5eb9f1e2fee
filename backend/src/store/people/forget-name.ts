import type { LiveMessage } from '@mobility/openapi';
import { notificationOf } from '../../domain/messages/notification.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deletedName } from './personal-data.ts';

const ofRides = (unit: UnitOfWork, column: 'rider_id' | 'driver_id', userId: string) =>
  unit.db
    .selectFrom('rides')
    .innerJoin('notifications', 'notifications.ride_id', 'rides.id')
    .select('notifications.id')
    .where(`rides.${column}`, '=', userId);

/** The messages to others that may contain the user's name: those that the user sent, and those about the user's rides. */
const toldOf = (unit: UnitOfWork, userId: string) =>
  unit.db
    .selectFrom('notifications')
    .leftJoin('rides', 'rides.id', 'notifications.ride_id')
    .select(['notifications.id', 'notifications.data', 'notifications.sender_id', 'rides.rider_id'])
    .select('rides.driver_id')
    .where('notifications.user_id', '<>', userId)
    // A union: with 'or', the databases would read every notification.
    .where('notifications.id', 'in', (of) =>
      of
        .selectFrom('notifications')
        .select('id')
        .where('sender_id', '=', userId)
        .unionAll(ofRides(unit, 'rider_id', userId))
        .unionAll(ofRides(unit, 'driver_id', userId)),
    )
    .execute();

type Told = Awaited<ReturnType<typeof toldOf>>[number];

/** The message with every occurrence of the name replaced; null if the name does not occur. */
const without = (told: Told, userId: string): LiveMessage | null => {
  const frame: Record<string, unknown> = JSON.parse(told.data);
  const role = told.driver_id === userId ? 'driver' : 'rider';
  const isSender = told.sender_id === userId || frame.sender_role === role;
  const names = [`${role}_name`, ...(isSender ? ['sender_name'] : [])].filter((name) => name in frame);
  if (names.length === 0) return null;
  // The parsed JSON is a frame of this server, and replacing a name keeps its shape.
  return { ...frame, ...Object.fromEntries(names.map((name) => [name, deletedName])) } as LiveMessage;
};

/** Replaces the name of a deleted user in the stored messages of other users. */
export const forgetName = async (unit: UnitOfWork, userId: string): Promise<void> => {
  for (const told of await toldOf(unit, userId)) {
    const message = without(told, userId);
    const notification = message && notificationOf(message);
    if (!notification) continue;
    const data = JSON.stringify(message);
    const { title, message: text, sender_name } = notification;
    await unit.db
      .updateTable('notifications')
      .set({ data, title, message: text, sender_name })
      .where('id', '=', told.id)
      .execute();
    await unit.db.updateTable('outbox').set({ message: data }).where('id', '=', told.id).execute();
  }
};
