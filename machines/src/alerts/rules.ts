import type { LiveMessage, Role } from '@mobility/openapi';
import { driveOf } from '@mobility/openapi/drive';
import { limits } from '@mobility/openapi/limits';
import { placeName } from '@mobility/openapi/place-name';
import { estimatedMinutes } from '../ride/estimated-minutes.ts';
import { cancelReason, type Params, type ServerText, serverText } from '../server-text.ts';
import { type Alert, messagesTopic, offerTopic, payTopic, rideTopic, topUpTopic } from './alert.ts';

/** The receiver of a live message. */
export type Receiver = { id: string; role: Role };
type Kind = LiveMessage['type'];
/** Control messages and telemetry. */
type Silent =
  | 'connection_ready_ack'
  | 'nearby_drivers_update'
  | 'driver_location'
  | 'ride_updated'
  | 'admin_event';
type Of<K extends Kind> = Extract<LiveMessage, { type: K }>;
type Alerting = Exclude<Kind, Silent>;

const { toast } = limits;

/** The key of an offer's alert: one per ride and attempt, from the live channel or the list. */
export const rideOfferKey = (receiverId: string, rideId: string, attempt = 1): string =>
  `offer:${receiverId}:${rideId}:${attempt}`;

/** An offer is announced once. */
export const offered = (key: string): Pick<Alert, 'isOffer' | 'once'> => ({ isOffer: true, once: key });

const filled = (params: Record<string, string | number | ServerText | undefined>): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Kilometres with one decimal; nothing for an unknown distance. */
const shownKm = (km: number | undefined): number | undefined => km && Math.round(km * 10) / 10;

type Trip = Partial<Omit<Of<'ride_request'>, 'type'> & Omit<Of<'ride_redistributed'>, 'type'>>;
const tripParams = ({ pickup_address, dropoff_address, ...trip }: Trip) =>
  filled({
    pickup: pickup_address && placeName(pickup_address),
    dropoff: dropoff_address && placeName(dropoff_address),
    fare: trip.estimated_fare,
    distance: shownKm(trip.distance_km),
    reason: trip.reason,
  });

const cancelled = ({ reason, cancel_reason_code: code }: Of<'ride_cancelled'>): Alert => ({
  tone: 'caution',
  // The whole sentence of a no-show is the server's, which says that the driver ended the ride.
  ...(code === 'rider_no_show' && { detail: cancelReason(reason ?? '', code) }),
  ...(reason
    ? { message: 'live.rideCancelled', params: { reason: cancelReason(reason, code) } }
    : { message: 'live.rideCancelledNoReason' }),
  duration: toast.default,
  sound: 'ride_canceled',
});

const paymentRequired = (message: Of<'payment_required'>, { role }: Receiver): Alert => ({
  tone: 'caution',
  message: 'live.paymentRequired',
  // Without an amount, or with a reason, the text of the server is shown.
  ...((message.amount === undefined || message.notice) &&
    message.message && { detail: serverText(message.message, message.notice) }),
  params: filled({ amount: message.amount }),
  duration: toast.paymentRequired,
  sound: 'status_critical',
  ...(role === 'rider' && message.ride_id ? { payRideId: message.ride_id } : {}),
});

/** The name of an admin; undefined for the sender that the server writes where it names none. */
const adminName = (name: string | undefined): string | undefined => (name === 'Admin' ? undefined : name);

const balanceChanged = (message: Of<'balance_transaction'>): Alert => {
  const { amount, new_balance: balance, transaction_type, notice } = message;
  const reason = message.message === undefined ? undefined : serverText(message.message, notice);
  const change = transaction_type === 'debit' && amount ? -amount : amount;
  return {
    tone: 'info',
    message: 'live.balanceChanged',
    params: filled({ reason, change, balance }),
    ...(change !== undefined && { movements: [{ kind: notice?.kind, reason, change, balance }] }),
    duration: toast.balance,
    sound: 'balance_transaction',
  };
};

/** The alert of each message: text, duration and sound. */
const table: { [K in Alerting]: (message: Of<K>, receiver: Receiver) => Alert } = {
  ride_request: (message, { id }) => ({
    ...offered(rideOfferKey(id, message.ride_id, message.attempt)),
    tone: 'info',
    message: 'live.rideRequest',
    params: tripParams(message),
    duration: toast.rideRequest,
    sound: 'ride_request',
  }),
  ride_accepted: ({ driver_name, estimated_arrival }) => ({
    tone: 'success',
    message: 'live.rideAccepted',
    params: filled({ driver: driver_name, minutes: estimatedMinutes(estimated_arrival) ?? undefined }),
    duration: toast.rideAccepted,
    sound: 'ride_accepted',
  }),
  ride_no_longer_available: ({ message, notice }) => ({
    tone: 'caution',
    message: 'live.rideNoLongerAvailable',
    ...(message && notice && { detail: { text: message, notice } }),
    ...(message && !notice && { detail: message }),
    duration: toast.rideNoLongerAvailable,
  }),
  ride_redistributed: (message, { id }) => ({
    ...offered(rideOfferKey(id, message.ride_id, message.attempt ?? 2)),
    tone: 'info',
    message: 'live.rideRedistributed',
    params: tripParams(message),
    duration: toast.rideRedistributed,
    sound: 'ride_redistributed',
  }),
  driver_arrived: ({ driver_name }) => ({
    tone: 'info',
    message: 'live.driverArrived',
    params: filled({ driver: driver_name }),
    duration: toast.default,
    sound: 'driver_arrived',
  }),
  ride_started: () => ({
    tone: 'info',
    message: 'live.rideStarted',
    duration: toast.default,
    sound: 'ride_started',
  }),
  ride_completed: ({ fare }) => ({
    tone: 'success',
    message: 'live.rideCompleted',
    params: filled({ fare }),
    duration: toast.default,
    sound: 'ride_completed',
  }),
  ride_cancelled: cancelled,
  ride_message: ({ sender_role, sender_name, message, notice }) => ({
    tone: 'info',
    message: 'live.rideMessage',
    // Messages of the product have no sender name.
    params: filled({
      sender: sender_role === 'system' ? undefined : sender_name,
      message: serverText(message, notice),
    }),
    duration: toast.rideMessage,
  }),
  admin_message: ({ sender_name, message, notice }) => ({
    tone: 'info',
    message: 'live.adminMessage',
    params: filled({ sender: adminName(sender_name), message: serverText(message, notice) }),
    duration: toast.admin,
    sound: 'status_critical',
  }),
  admin_ride_message: ({ sender_name, message }) => ({
    tone: 'info',
    message: 'live.adminMessage',
    params: filled({ sender: adminName(sender_name), message }),
    duration: toast.admin,
  }),
  reply_received: ({ sender_name, message }) => ({
    tone: 'info',
    message: 'live.replyReceived',
    params: filled({ sender: sender_name, message }),
    duration: toast.default,
  }),
  proximity_alert: ({ user_type, distance_km }) => ({
    tone: 'info',
    message: user_type === 'driver' ? 'live.driverNearby' : 'live.riderNearby',
    // A distance that rounds to zero is left out.
    params: filled({ distance: shownKm(distance_km && driveOf(distance_km).km) || undefined }),
    duration: toast.default,
    ...(user_type !== 'driver' && { isOffer: true }),
  }),
  payment_required: paymentRequired,
  balance_transaction: balanceChanged,
};

/** The ride that a message is about; of a change of the balance, the ride that caused it. */
const rideOf = (message: LiveMessage): string | undefined => {
  if (message.type === 'balance_transaction') return message.notice?.ride_id;
  return 'ride_id' in message ? message.ride_id : undefined;
};

const isOffer = ({ type }: LiveMessage): boolean => type === 'ride_request' || type === 'ride_redistributed';

const topicOf = (message: LiveMessage): string | undefined => {
  if (message.type === 'balance_transaction' && message.notice?.kind === 'top_up') return topUpTopic;
  const rideId = rideOf(message);
  // A message from an admin stays until the user has seen it.
  if (!rideId || message.type === 'admin_ride_message') return undefined;
  if (message.type === 'payment_required') return payTopic(rideId);
  if (isOffer(message)) return offerTopic(rideId);
  // A message from the product belongs to the ride; one from a person belongs to the conversation.
  if (message.type === 'ride_message' && message.sender_id) return messagesTopic(rideId);
  return rideTopic(rideId);
};

/** The messages that tell one event together with others about the same ride. */
const accompanied: readonly Kind[] = [
  'balance_transaction',
  'ride_message',
  'ride_cancelled',
  'ride_completed',
  'payment_required',
];

/** The moment of a message, whose alerts become one; undefined for a message with an alert of its own. */
const momentOf = (message: LiveMessage): string | undefined => {
  const kind = 'notice' in message ? message.notice?.kind : undefined;
  // An accepted dispute and its refund.
  if (kind === 'dispute_refunded' || kind === 'dispute_refund') return 'dispute';
  // A refund without a dispute: what the admin says, and its movement.
  if (kind === 'ride_refunded') return 'refund';
  if (!accompanied.includes(message.type) || ('sender_id' in message && message.sender_id)) return undefined;
  const rideId = rideOf(message);
  return rideId && rideTopic(rideId);
};

const isAlerting = (message: LiveMessage): message is Extract<LiveMessage, { type: Alerting }> =>
  Object.hasOwn(table, message.type);

/** The alert for a live message; null for control messages and unknown types. */
export const alertOf = (message: LiveMessage, receiver: Receiver): Alert | null => {
  if (!isAlerting(message)) return null;
  // The compiler cannot relate the type of a message to its entry in the table.
  const say = table[message.type] as (message: LiveMessage, receiver: Receiver) => Alert;
  const topic = topicOf(message);
  const moment = momentOf(message);
  return { ...say(message, receiver), ...(topic && { topic }), ...(moment && { moment }) };
};
