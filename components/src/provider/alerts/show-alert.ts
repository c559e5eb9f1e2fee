import type { Alert } from '@mobility/machines/alerts';
import type { Sentences } from '../../intl/create-sentences.ts';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import type { Links } from '../links.ts';

type ShownAlert = Alert & { duration: number };

/** Shows an alert as a toast. Its Pay Now button opens the payment of the ride on the page of rides. */
export const showAlert = (alert: ShownAlert, { sentence, alertText }: Sentences, links: Links): void => {
  const { tone, duration, topic, payRideId } = alert;
  const action = payRideId && {
    label: sentence('live.payNow'),
    href: `${links.rides}?${new URLSearchParams({ pay: payRideId })}`,
  };
  toasts.show({ tone, text: alertText(alert), duration, topic, action: action || undefined });
};
