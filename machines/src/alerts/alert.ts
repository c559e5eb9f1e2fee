import type { ApiErrorCode } from '@mobility/openapi';
import type { SoundKey } from '@mobility/openapi/sounds';
import type { ErrorMessageKey, MessageKey } from '../messages.ts';
import type { Params, ServerText } from '../server-text.ts';

/** Money that a balance gained or, with a negative amount, lost. */
export type Movement = {
  /** Its purpose: the kind of the server's notice, otherwise the server's text. */
  kind?: string | undefined;
  reason?: string | ServerText | undefined;
  change: number;
  /** The new balance. */
  balance?: number | undefined;
};

/** A message to the user. Machines name its text by key; the catalogue of the components has the text. */
export type Alert = {
  tone: 'success' | 'info' | 'caution' | 'critical';
  message: MessageKey;
  /** The server's detail; shown in place of the message where the spec says so. */
  detail?: string | ServerText | undefined;
  /** The code of the detail, by which a translation replaces it. */
  code?: ApiErrorCode | undefined;
  /** Why a request failed, where the server did not answer. */
  reason?: ErrorMessageKey | undefined;
  /** The parameters of the message. */
  params?: Params;
  /** How long the toast stays, in milliseconds. */
  duration?: number;
  sound?: SoundKey;
  /** Alerts with the same key are shown once. */
  once?: string;
  /** What the alert is about: only the latest alert of a topic is shown, and none while a screen shows the topic. */
  topic?: string;
  /** Alerts of the same moment become one; see `moment.ts`. */
  moment?: string;
  /** The movements of the balance, which the alert reports alone or after another event. */
  movements?: readonly Movement[];
  /** True for rides that wait for a driver, whose alerts the driver's preferences may silence. */
  isOffer?: true;
  /** The ride whose payment the toast's button opens. */
  payRideId?: string;
};

/** The topic of alerts about one ride. */
export const rideTopic = (rideId: string): string => `ride:${rideId}`;
const offer = 'offer:';
/** The topic of the alerts that offer a ride to a driver, which close when the offer is over. */
export const offerTopic = (rideId: string): string => `${offer}${rideId}`;
export const isOfferTopic = (topic: string): boolean => topic.startsWith(offer);
/** The topic of alerts that ask to pay one ride, which other alerts about the ride do not replace. */
export const payTopic = (rideId: string): string => `pay:${rideId}`;
/** The topic of alerts about the result of a payment of one ride. */
export const paidTopic = (rideId: string): string => `paid:${rideId}`;
/** The topic of the messages between the rider and the driver of a ride. */
export const messagesTopic = (rideId: string): string => `messages:${rideId}`;
/** The topic of top-ups, whose result the payments page shows. */
export const topUpTopic = 'top-up';

/** The event that machines send to the root actor `alerts`. */
export type AlertEvent = { type: 'alert'; alert: Alert };
/** Where machines send their alerts; part of their input. */
export type AlertSink = { send(event: AlertEvent): void };
