import type { Movement } from '../alerts/alert.ts';
import { timestampMs } from '../timestamp.ts';
import type { Notification } from './rules.ts';

/** A notification as it is shown: with the movements of the balance that were part of the same event. */
export type NotificationCard = Notification & {
  /** The ids of all notifications that the card shows. */
  ids: readonly string[];
  also?: readonly Movement[];
};

/** How far apart the notifications of one event may be, in milliseconds. */
const apart = 2_000;

const timeOf = ({ timestamp, created_at }: Notification): number => timestampMs(timestamp ?? created_at) ?? 0;

const isMovement = ({ type, movements }: Notification): boolean =>
  type === 'balance_transaction' && movements !== undefined;

const leads = (entry: Notification, movement: Notification): boolean =>
  entry.moment !== undefined &&
  entry.moment === movement.moment &&
  !isMovement(entry) &&
  Math.abs(timeOf(entry) - timeOf(movement)) <= apart;

const isBefore = ({ balance = 0 }: Movement, { change, balance: after = 0 }: Movement): boolean =>
  Math.abs(balance + change - after) < 0.005;

/** Movements of the same moment in their order: each starts from the balance that the one before it left. */
const inOrder = (movements: readonly Movement[]): readonly Movement[] =>
  [...movements].sort((a, b) => Number(isBefore(b, a)) - Number(isBefore(a, b)));

const cardOf = (lead: Notification, others: readonly Notification[]): NotificationCard => {
  const all = [lead, ...others];
  const also = others.flatMap(({ movements = [] }) => movements);
  return {
    ...lead,
    ids: all.map(({ id }) => id),
    read: all.every(({ read }) => read),
    delivered: all.every(({ delivered }) => delivered),
    ...(also.length > 0 && { also: inOrder(also) }),
  };
};

/** One card for each event: a change of the balance that a ride caused is shown with the ride's notification. */
export const cardsOf = (notifications: readonly Notification[]): readonly NotificationCard[] => {
  const parts = new Map<Notification, Notification[]>();
  for (const movement of notifications.filter(isMovement)) {
    const lead = notifications.find((entry) => leads(entry, movement)) ?? movement;
    parts.set(lead, [...(parts.get(lead) ?? []), ...(lead === movement ? [] : [movement])]);
  }
  const absorbed = new Set([...parts.values()].flat());
  return notifications
    .filter((entry) => !absorbed.has(entry))
    .map((entry) => cardOf(entry, parts.get(entry) ?? []));
};
