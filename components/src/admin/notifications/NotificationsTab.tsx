import { limits } from '@mobility/openapi/limits';
import { CardActions } from '../../notification/CardActions.tsx';
import { useClearAll } from '../../notification/use-clear-all.ts';
import { useNotificationItems } from '../../notification/use-notification-items.ts';
import { useInbox } from '../../provider/alerts/use-inbox.ts';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';
import { AdminNotifications } from './AdminNotifications.tsx';

/** The admin's notifications as they arrive. */
export const NotificationsTab = () => {
  const { links } = useMobility();
  const inbox = useInbox();
  const connection = useConnection();
  return (
    <AdminNotifications
      items={useNotificationItems()}
      limit={limits.admin.notifications}
      href={links.notifications}
      state={inbox.state}
      unreadable={inbox.unreadable}
      connection={connection.state}
      onReconnect={connection.retry}
      onClear={useClearAll()}
      onRetry={inbox.retry}
      isReading={inbox.isReading}
      actionsOf={(item) => <CardActions item={item} size="small" />}
    />
  );
};
