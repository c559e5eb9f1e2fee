import { onDemand } from '../../../primitives/OnDemand/on-demand.tsx';
import type { SendNotificationProps } from './SendNotification.tsx';

/** The message to the people of a ride, whose code is fetched when it opens. */
export const SendNotificationOnDemand = onDemand<SendNotificationProps>(() =>
  import('./SendNotification.tsx').then((module) => module.SendNotification),
);
