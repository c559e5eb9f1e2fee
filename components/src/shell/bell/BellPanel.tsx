import { limits } from '@mobility/openapi/limits';
import BellOff from 'lucide-react/icons/bell-off';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { NotificationCard } from '../../notification/NotificationCard.tsx';
import type { NotificationItem } from '../../notification/notification-item.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useBack } from '../../primitives/Dialog/use-back.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as menu from '../../primitives/Popover/Popover.css.ts';
import { from } from '../../theme/contract.css.ts';
import { useRoot } from '../../theme/use-root.ts';
import * as styles from './Bell.css.ts';
import type { BellPlace } from './Bell.tsx';

export type BellPanelProps = BellPlace & {
  /** The newest first; the first five are shown. */
  notifications: readonly NotificationItem[];
  /** False while it is not known whether there are others. */
  isComplete: boolean;
  onClear: () => void;
  /** The page with all notifications. */
  href: string;
  /** The actions of a notification. */
  actionsOf?: (item: NotificationItem) => ReactNode;
};

/** Whether the panel covers the page, as it does on a phone. */
const isCovering = (): boolean => globalThis.matchMedia?.(from.tablet).matches === false;

/** The panel that the bell opens: the newest notifications. On a phone Back closes it, as it closes a dialog. */
export const BellPanel = ({ id, trigger, isOpen, onClose, ...list }: BellPanelProps) => {
  useBack(isOpen && isCovering(), onClose);
  return (
    <Popover
      {...useRoot()}
      className={menu.popover}
      trigger="DialogTrigger"
      triggerRef={trigger}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Notifications id={id} onClose={onClose} {...list} />
    </Popover>
  );
};

const Notifications = (props: Omit<BellPanelProps, 'trigger' | 'isOpen'>) => {
  const { id, notifications, isComplete, onClear, onClose, href, actionsOf } = props;
  const t = useText(shell);
  const tList = useText(notification);
  return (
    <Dialog id={id} className={styles.panel}>
      <div className={styles.head}>
        <Heading slot="title" level={2}>
          {t('notifications')}
        </Heading>
        {notifications.length > 0 && (
          <Button variant="ghost" size="small" onPress={onClear}>
            {tList('clearAll')}
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <p className={styles.none}>
          <BellOff size={24} aria-hidden="true" />
          {isComplete ? tList('noNotifications') : tList('listFailed')}
        </p>
      ) : (
        <ul>
          {notifications.slice(0, limits.bell.shown).map((item) => (
            <NotificationCard key={item.id} item={item} actions={actionsOf?.(item)} />
          ))}
        </ul>
      )}
      <LinkButton variant="ghost" fullWidth className={styles.all} href={href} onPress={onClose}>
        {tList('seeAll')}
      </LinkButton>
    </Dialog>
  );
};
