import type { Alert } from './alert.ts';

/** How long an alert waits for others of its moment, in milliseconds. */
export const gathering = 400;
/** How long after that a late alert of the moment completes the one that is shown, in milliseconds. */
export const completing = 3_000;

const isMovement = ({ message }: Alert): boolean => message === 'live.balanceChanged';
const isCompletion = ({ message }: Alert): boolean => message === 'live.rideCompleted';
const asksForPayment = ({ message, detail }: Alert): boolean =>
  message === 'live.paymentRequired' && detail === undefined;

const isPayment = ({ message }: Alert): boolean => message === 'payment.completed';

/**
 * The main alert: the latest one that is not about the balance. A payment takes precedence over the
 * request to pay.
 */
const leadOf = (alerts: readonly Alert[]): Alert | undefined => {
  const leads = alerts.filter((alert) => !isMovement(alert));
  const paid = leads.find(isPayment);
  if (paid) return paid;
  const due = leads.find(asksForPayment);
  if (due && leads.some(isCompletion)) return { ...due, message: 'live.completedToPay' };
  return leads.at(-1);
};

/** The last alert about balances, which has all their movements and the last balance. */
const movementOf = (alerts: readonly Alert[]): Alert | undefined => {
  const last = alerts.findLast(isMovement);
  const movements = alerts.flatMap((alert) => alert.movements ?? []);
  return last && { ...last, movements };
};

/** One alert for all alerts of a moment: what happened, followed by the movements of the balance. */
export const toldTogether = (alerts: readonly Alert[]): Alert | undefined => {
  const lead = leadOf(alerts);
  const movement = movementOf(alerts);
  if (!lead) return movement;
  if (!movement) return lead;
  const { movements = [], sound, topic } = movement;
  const heard = lead.sound ?? sound;
  return { ...lead, movements, topic: lead.topic ?? topic, ...(heard && { sound: heard }) };
};
