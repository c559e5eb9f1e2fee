import type { ReactNode } from 'react';
import { senderNameOf } from '../format/sender-name.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { notification } from '../intl/generated/en-US/notification.ts';
import { useText } from '../intl/use-text.ts';
import { Badge, type BadgeTone } from '../primitives/Badge/Badge.tsx';
import { MoneyText } from '../primitives/Money/Money.tsx';
import { Ago } from './Ago.tsx';
import { notificationIcon } from './icons.tsx';
import type { NotificationKind } from './kind.ts';
import * as styles from './NotificationCard.css.ts';
import type { NotificationItem } from './notification-item.ts';

const labels = {
  ride: 'kindRide',
  message: 'kindMessage',
  payment: 'kindPayment',
  balance: 'kindBalance',
  admin: 'kindAdmin',
  reply: 'kindReply',
  other: 'kindOther',
} as const;
const tones: Record<NotificationKind, BadgeTone> = {
  ride: 'neutral',
  message: 'info',
  payment: 'caution',
  balance: 'positive',
  admin: 'admin',
  reply: 'info',
  other: 'neutral',
};

export type NotificationCardProps = {
  item: NotificationItem;
  /** A card of its own, or a row of a panel. Default row. */
  look?: 'row' | 'card';
  /** The actions of the notification. */
  actions?: ReactNode;
  /** Shows the clock from a day on, where a heading names the day. */
  isUnderDay?: boolean;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** One notification: icon, title, time, label, sender, text and actions. */
export function NotificationCard({ item, look = 'row', actions, isUnderDay, now }: NotificationCardProps) {
  const t = useText(notification);
  const tCommon = useText(common);
  const { kind, title, message, timestamp, isUnread, senderName } = item;
  return (
    <li className={styles.item({ look, isUnread })} data-unread={isUnread || undefined}>
      <span className={styles.icon({ look })}>{notificationIcon(item)}</span>
      <b className={styles.title}>
        <bdi>{title}</bdi>
      </b>
      <Ago className={styles.time} at={timestamp} isUnderDay={isUnderDay} now={now} />
      <p className={styles.labels}>
        <Badge tone={tones[kind]} className={styles.label}>
          {t(labels[kind])}
        </Badge>
        {isUnread && (
          <Badge tone="signal" className={styles.label}>
            {t('new')}
          </Badge>
        )}
        {senderName && (
          <bdi className={styles.sender}>
            {t('from', { sender: senderNameOf(senderName) ?? tCommon('admin') })}
          </bdi>
        )}
      </p>
      <p className={styles.message} dir="auto">
        <MoneyText>{message}</MoneyText>
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
