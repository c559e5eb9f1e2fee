import type { Alert } from '@mobility/machines/alerts';
import type { QueryClient } from '@tanstack/react-query';
import type { Sentences } from '../../intl/create-sentences.ts';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import type { Links } from '../links.ts';
import { dismissPaid } from './dismiss-paid.ts';

type ShownAlert = Alert & { duration: number };
/** Where the alerts' links lead, and the rides that the page has read. */
type Page = { links: Links; queryClient: QueryClient };

/** Shows an alert as a toast. Its Pay Now button opens the payment of the ride on the page of rides. */
export const showAlert = (alert: ShownAlert, { sentence, alertText }: Sentences, page: Page): void => {
  const { links, queryClient } = page;
  const { tone, duration, topic, payRideId } = alert;
  const action = payRideId && {
    label: sentence('live.payNow'),
    href: `${links.rides}?${new URLSearchParams({ pay: payRideId })}`,
  };
  if (payRideId) dismissPaid(queryClient);
  toasts.show({ tone, text: alertText(alert), duration, topic, action: action || undefined });
};
