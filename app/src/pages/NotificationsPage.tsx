import { Notifications } from '@mobility/components/notification';

/** Every notification of the signed-in user. */
export default function NotificationsPage() {
  return <Notifications />;
}
