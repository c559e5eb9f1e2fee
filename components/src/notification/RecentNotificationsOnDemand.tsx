import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';

/** What the list shows while it loads. */
const Loading = () => (
  <Card as="section" title={useText(notification)('recentNotifications')} padding="none">
    <NotificationsSkeleton />
  </Card>
);

/** The latest notifications of the signed-in user, which load with the session, after the first view. */
export const RecentNotificationsOnDemand = onDemand<{ limit: number }>(
  () => import('./RecentNotifications.tsx').then(({ RecentNotifications }) => RecentNotifications),
  { Placeholder: Loading },
);
