import type { Movement } from '../alerts/alert.ts';
import { timestampMs } from '../timestamp.ts';
import type { Notification } from './rules.ts';

/** A notification as it is shown: with what else was part of the same event. */
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
const isBill = ({ type }: Notification): boolean => type === 'payment_required';

const isOfOneMoment = (one: Notification, other: Notification): boolean =>
  one.moment !== undefined && one.moment === other.moment && Math.abs(timeOf(one) - timeOf(other)) <= apart;

/** The notification of the event that this one is a part of; of movements alone, the newest. */
const leadOf = (part: Notification, newestFirst: readonly Notification[]): Notification | undefined => {
  const near = newestFirst.filter((entry) => isOfOneMoment(entry, part));
  if (isBill(part)) return near.find(({ type }) => type === 'ride_completed');
  return near.find((entry) => !isMovement(entry) && !isBill(entry)) ?? near.find(isMovement);
};

/** Whether a movement starts from the balance that the other one left. */
const continues = ({ change, balance = 0 }: Movement, { balance: left = 0 }: Movement): boolean =>
  Math.abs(left + change - balance) < 0.005;

/** Movements of the same moment, given the newest first, in their order: the last is one that no other continues. */
const inOrder = (newestFirst: readonly Movement[]): readonly Movement[] => {
  const left = [...newestFirst];
  const ordered: Movement[] = [];
  while (left.length > 0) {
    const last = left.findIndex((one) => !left.some((other) => other !== one && continues(other, one)));
    ordered.unshift(...left.splice(Math.max(0, last), 1));
  }
  return ordered;
};

/** A completed ride that is to be paid, in one sentence instead of those of the server. */
const billed = (lead: Notification, bill: Notification | undefined): Notification => {
  if (!bill) return lead;
  const { detail: _, ...rest } = lead;
  return { ...rest, message: 'live.completedToPay', params: bill.params ?? {} };
};

const cardOf = (lead: Notification, others: readonly Notification[]): NotificationCard => {
  const all = [lead, ...others];
  const moved = others.some(isMovement) ? all.filter(isMovement) : [];
  const also = moved.flatMap(({ movements = [] }) => movements);
  return {
    ...billed(lead, others.find(isBill)),
    ids: all.map(({ id }) => id),
    read: all.every(({ read }) => read),
    delivered: all.every(({ delivered }) => delivered),
    ...(also.length > 0 && { also: inOrder(also) }),
  };
};

/**
 * One card for each event: a completed ride is shown with the request to pay it, and what a ride did to the balance with
 * the ride's notification.
 */
export const cardsOf = (notifications: readonly Notification[]): readonly NotificationCard[] => {
  const parts = new Map<Notification, Notification[]>();
  for (const part of notifications) {
    if (!isMovement(part) && !isBill(part)) continue;
    const lead = leadOf(part, notifications);
    if (lead && lead !== part) parts.set(lead, [...(parts.get(lead) ?? []), part]);
  }
  const absorbed = new Set([...parts.values()].flat());
  return notifications
    .filter((entry) => !absorbed.has(entry))
    .map((entry) => cardOf(entry, parts.get(entry) ?? []));
};
