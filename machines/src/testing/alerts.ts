import type { AlertEvent, AlertSink } from '../alerts/alert.ts';

/** An alert sink that records its events. */
export const recordingAlerts = (): AlertSink & {
  events: AlertEvent[];
  messages(): string[];
} => {
  const events: AlertEvent[] = [];
  return {
    events,
    send: (event) => void events.push(event),
    messages: () => events.map((event) => event.alert.message),
  };
};
