import type { Alert, Movement } from './alert.ts';

/** How long an alert waits for others of its moment, in milliseconds. */
export const gathering = 400;
/** How long after that a late alert of the moment completes the one that is shown, in milliseconds. */
export const completing = 3_000;

const isMovement = ({ message }: Alert): boolean => message === 'live.balanceChanged';
const isCompletion = ({ message }: Alert): boolean => message === 'live.rideCompleted';
const asksForPayment = ({ message, detail }: Alert): boolean =>
  message === 'live.paymentRequired' && detail === undefined;

/** Says why a ride that was paid is to be paid again. */
const takesBack = ({ message, detail }: Alert): boolean =>
  message === 'live.paymentRequired' && detail !== undefined;

const isPayment = ({ message }: Alert): boolean => message === 'payment.completed';
const isAccept = ({ message }: Alert): boolean => message === 'ride.accepted';
/** What the product did for a driver who accepts automatically. */
const isAutomatic = ({ params }: Alert): boolean => {
  const said = params?.message;
  return typeof said === 'object' && said.notice?.kind === 'auto_accepted';
};

/**
 * The main alert: the latest one that is not about the balance. A payment takes precedence over the
 * request to pay, and an automatic accept over the ride that it brought.
 */
const leadOf = (alerts: readonly Alert[]): Alert | undefined => {
  const leads = alerts.filter((alert) => !isMovement(alert));
  const paid = leads.find(isPayment);
  const last = leads.at(-1);
  if (paid) return last && takesBack(last) ? last : paid;
  const automatic = leads.find(isAutomatic);
  const accept = leads.find(isAccept);
  if (automatic && accept) return { ...accept, ...automatic, sound: accept.sound };
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

const isPenalty = ({ kind }: Movement): boolean => kind === 'penalty';

/** One alert for all alerts of a moment: what happened, followed by the movements of the balance. What costs a penalty is a warning. */
export const toldTogether = (alerts: readonly Alert[]): Alert | undefined => {
  const lead = leadOf(alerts);
  const movement = movementOf(alerts);
  if (!lead) return movement;
  if (!movement) return lead;
  const { movements = [], sound, topic } = movement;
  const heard = lead.sound ?? sound;
  const tone = movements.some(isPenalty) ? 'caution' : lead.tone;
  return { ...lead, tone, movements, topic: lead.topic ?? topic, ...(heard && { sound: heard }) };
};

/** Alerts of one moment. */
export type Moment = {
  alerts: readonly Alert[];
  /** How many of them a toast has shown. */
  told: number;
  /** Whether others are awaited. */
  isGathering: boolean;
};

/** Whether the alert belongs to what was told: a movement, or the request to pay a completed ride and its payment. */
const completes = (told: readonly Alert[], alert: Alert): boolean => {
  if (isMovement(alert) || told.every(isMovement)) return true;
  if (asksForPayment(alert)) return told.some(isCompletion);
  if (isAccept(alert)) return told.some(isAutomatic);
  return isPayment(alert) && told.some((one) => isCompletion(one) || asksForPayment(one));
};

/**
 * The moment with one more alert. What happens to the ride after a told event begins another moment, with the movements
 * that came since.
 */
export const joined = (moment: Moment | undefined, alert: Alert): Moment => {
  const { alerts, told } = moment ?? { alerts: [], told: 0 };
  if (told === 0 || completes(alerts.slice(0, told), alert))
    return { alerts: [...alerts, alert], told, isGathering: true };
  return { alerts: [...alerts.slice(told), alert], told: 0, isGathering: true };
};
