import type { LiveExtra, LiveMessage } from '@mobility/openapi';

type Type = LiveMessage['type'];
type Frame<T extends Type> = Extract<LiveMessage, { type: T }>;
type Envelope = 'id' | 'seq' | 'epoch';
/** The data of a message, without its type and the envelope that the delivery adds. */
export type Facts<T extends Type> = Omit<Frame<T>, 'type' | Envelope>;

const builder =
  <T extends Type>(type: T) =>
  (facts: Facts<T>): LiveMessage =>
    // The only cast: TypeScript cannot see that removing and adding the tag gives the same union member.
    ({ type, ...facts }) as unknown as LiveMessage;

/** The features of this server beyond the specification. */
export const features = ['resume', 'ping', 'auth_refresh', 'driver_location', 'ride_updated', 'admin_event'];

export const connectionReadyAck = builder('connection_ready_ack');
export const rideRequest = builder('ride_request');
export const rideNoLongerAvailable = builder('ride_no_longer_available');
export const rideRedistributed = builder('ride_redistributed');
export const rideAccepted = builder('ride_accepted');
export const driverArrived = builder('driver_arrived');
export const rideStarted = builder('ride_started');
export const rideCompleted = builder('ride_completed');
export const rideCancelled = builder('ride_cancelled');
export const paymentRequired = builder('payment_required');
export const rideMessage = builder('ride_message');
export const balanceTransaction = builder('balance_transaction');
export const adminMessage = builder('admin_message');
export const adminRideMessage = builder('admin_ride_message');
export const replyReceived = builder('reply_received');

export const nearbyDriversUpdate = builder('nearby_drivers_update');
export const driverLocation = builder('driver_location');
export const rideUpdated = builder('ride_updated');
export const adminEvent = builder('admin_event');
export const proximityAlert = builder('proximity_alert');

export const pong: LiveExtra = { type: 'pong' };
/** The missed messages have been sent again, or are no longer available. */
export const resumed = (history: Omit<Extract<LiveExtra, { type: 'resumed' }>, 'type'>): LiveExtra => ({
  type: 'resumed',
  ...history,
});

/** A message that bypasses the outbox. Only the newest one matters, so it has no sequence number. */
export const telemetry = (message: LiveMessage, now: number): string =>
  JSON.stringify({ ...message, sent_at: new Date(now).toISOString() });

/** A message in the outbox. */
export type OutboxRow = { id: string; seq: number; epoch: string; message: string; created_at: number };

/** The message and its time: the same for every row of one command. */
export const beginningOf = ({ message, created_at }: Pick<OutboxRow, 'message' | 'created_at'>): string => {
  const sent_at = new Date(created_at).toISOString();
  // The message is stored as text. It is parsed only where it may have a field of the envelope.
  if (!ownEnvelope.test(message)) return `{"sent_at":"${sent_at}",${message.slice(1, -1)}`;
  const { id, seq, epoch, ...facts } = JSON.parse(message);
  return JSON.stringify({ sent_at, ...facts }).slice(0, -1);
};

/** What only this receiver gets: the id and the number of the message. */
export const endOf = ({ id, seq, epoch }: Pick<OutboxRow, 'id' | 'seq' | 'epoch'>): string =>
  `,"id":${JSON.stringify(id)},"seq":${seq},"epoch":${JSON.stringify(epoch)}}`;

const ownEnvelope = /"(?:sent_at|id|seq|epoch)":/;
