import type { SoundKey } from '@mobility/openapi/limits';
import type { MessageKey } from './messages.ts';
import type { ProblemMessageKey } from './problem.messages.ts';

/** Something that a person should notice. Machines name the sentence by key; the components' catalogue has the words. */
export type Alert = {
  tone: 'success' | 'info' | 'caution' | 'critical';
  message: MessageKey;
  /** The server's own words; they win over the sentence where the spec prefers them. */
  detail?: string;
  /** Why it went wrong, where no server could say. */
  reason?: ProblemMessageKey;
  /** What the sentence has blanks for. */
  params?: Record<string, string | number>;
  /** How long the toast stays, in milliseconds. */
  duration?: number;
  sound?: SoundKey;
  /** Alerts that carry the same key are shown once. */
  once?: string;
  /** What the alert is about: of one topic only the latest shows. */
  topic?: string;
  /** What the toast's button does. */
  action?: { message: MessageKey; to: string };
};

/** Everything that goes on with one ride. */
export const rideTopic = (rideId: string): string => `ride:${rideId}`;
/** What is owed for one ride: it stays while the ride itself goes on telling. */
export const payTopic = (rideId: string): string => `pay:${rideId}`;

/** Sent to the root actor `alerts` by every machine that has something to say. */
export type AlertEvent = { type: 'alert'; alert: Alert };
/** The page should change: sent to `alerts` too, which tells the app. */
export type NavigateEvent = { type: 'navigate'; to: string };
/** Where machines send what people should notice. Every machine takes one in its input. */
export type AlertSink = { send(event: AlertEvent | NavigateEvent): void };
