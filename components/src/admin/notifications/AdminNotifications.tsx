import { type ReactNode, useRef } from 'react';
import { adminNotifications } from '../../intl/generated/en-US/admin-notifications.ts';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { NotificationList, type NotificationListProps } from '../../notification/NotificationList.tsx';
import type { NotificationItem } from '../../notification/notification-item.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import type { ConnectionState } from '../../provider/live/use-connection.ts';
import { ConnectionBadge } from '../../shell/banners/ConnectionBadge.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './AdminNotifications.css.ts';

export type AdminNotificationsProps = Pick<
  NotificationListProps,
  'items' | 'state' | 'isReading' | 'unreadable' | 'now'
> & {
  /** How many are shown; the others are counted. */
  limit: number;
  /** The page of all notifications. */
  href: string;
  connection: ConnectionState;
  onReconnect: () => void;
  onClear: () => void;
  /** Reads the list again after it failed. */
  onRetry: () => void;
  actionsOf: (item: NotificationItem) => ReactNode;
};

/** The newest notifications of an admin, and whether more arrive. */
export const AdminNotifications = (props: AdminNotificationsProps) => {
  const { items, limit, state, connection, href, onReconnect, onClear, onRetry, ...list } = props;
  const t = useText(notification);
  const tShell = useText(shell);
  const tAdmin = useText(adminNotifications);
  const page = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    // The button disappears with the notifications.
    page.current?.focus();
    onClear();
  };
  const hidden = items.length - limit;
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      {state === 'failed' && items.length > 0 && (
        <RetryNotice onRetry={onRetry}>{t('listFailed')}</RetryNotice>
      )}
      <NotificationList
        {...list}
        items={items}
        limit={limit}
        onRetry={onRetry}
        state={state}
        hint={tAdmin('none')}
        title={t('notifications')}
        action={
          <div className={styles.actions}>
            <span role="status">
              <ConnectionBadge state={connection} />
            </span>
            {connection === 'offline' && (
              <Button size="small" onPress={onReconnect}>
                {tShell('reconnect')}
              </Button>
            )}
            {items.length > 0 && (
              <Button size="small" onPress={clear}>
                {t('clearAll')}
              </Button>
            )}
          </div>
        }
        footer={
          hidden > 0 && (
            <p className={styles.more}>
              <LinkButton size="small" variant="ghost" href={href}>
                {t('more', { count: hidden })}
              </LinkButton>
            </p>
          )
        }
      />
    </div>
  );
};
