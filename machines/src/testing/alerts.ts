import type { AlertEvent, AlertSink, NavigateEvent } from '../alert.ts';

/** A sink that keeps what it gets, in order. */
export const recordingAlerts = (): AlertSink & {
  events: (AlertEvent | NavigateEvent)[];
  messages(): string[];
} => {
  const events: (AlertEvent | NavigateEvent)[] = [];
  return {
    events,
    send: (event) => void events.push(event),
    messages: () => events.map((event) => (event.type === 'alert' ? event.alert.message : `-> ${event.to}`)),
  };
};
