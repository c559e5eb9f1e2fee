import { limits } from '@mobility/openapi/limits';
import BellOff from 'lucide-react/icons/bell-off';
import type { RefObject } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import * as menu from '../../primitives/Popover/Popover.css.ts';
import { useRoot } from '../../theme/use-root.ts';
import * as styles from './Bell.css.ts';
import type { BellEntry } from './bell-entry.ts';

const Entry = ({ title, message, time }: BellEntry) => (
  <li className={styles.item}>
    <span className={styles.title}>
      <bdi>{title}</bdi>
    </span>
    <span className={styles.time}>{time}</span>
    <p className={styles.message}>
      <MoneyText>{message}</MoneyText>
    </p>
  </li>
);

export type BellPanelProps = {
  notifications: readonly BellEntry[];
  /** False while it is not known whether there are others. */
  isComplete: boolean;
  onClear: () => void;
  /** The id of the dialog. */
  id: string;
  /** The button that the dialog opens from. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** What the bell opens: the newest notifications. */
export const BellPanel = ({ id, trigger, isOpen, onClose, ...list }: BellPanelProps) => (
  <Popover
    {...useRoot()}
    className={menu.popover}
    trigger="DialogTrigger"
    triggerRef={trigger}
    placement="bottom end"
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
  >
    <Notifications id={id} {...list} />
  </Popover>
);

const Notifications = ({
  id,
  notifications,
  isComplete,
  onClear,
}: Pick<BellPanelProps, 'id' | 'notifications' | 'isComplete' | 'onClear'>) => {
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
            {t('clearAll')}
          </Button>
        )}
      </div>
      {notifications.length === 0 ? (
        <p className={styles.none}>
          <BellOff size={24} aria-hidden="true" />
          {isComplete ? t('noNotifications') : tList('listFailed')}
        </p>
      ) : (
        <ul>
          {notifications.slice(0, limits.bell.shown).map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
    </Dialog>
  );
};
