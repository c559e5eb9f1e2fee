import { limits } from '@mobility/openapi/limits';
import BellIcon from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../primitives/Button/Button.tsx';
import { MoneyText } from '../primitives/Money/Money.tsx';
import * as menu from '../primitives/Popover/Popover.css.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Bell.css.ts';

/** A notification as the bell shows it: words, no wire data. */
export type BellEntry = { id: string; title: string; message: string; time: string };
export type BellProps = {
  unread: number;
  /** The newest first; five of them show. */
  notifications: readonly BellEntry[];
  onOpen?: () => void;
  onClear: () => void;
};

/** The count on the bell: 9+ above nine. */
export const badgeText = (unread: number): string =>
  unread > limits.bell.badgeMax ? `${limits.bell.badgeMax}+` : String(unread);

const Entry = ({ title, message, time }: BellEntry) => (
  <li className={styles.item}>
    <span className={styles.title}>{title}</span>
    <span className={styles.time}>{time}</span>
    <p className={styles.message}>
      <MoneyText>{message}</MoneyText>
    </p>
  </li>
);

const Panel = ({ notifications, onClear }: Pick<BellProps, 'notifications' | 'onClear'>) => (
  <Dialog className={styles.panel}>
    <div className={styles.head}>
      <Heading slot="title" level={2}>
        Notifications
      </Heading>
      {notifications.length > 0 && (
        <Button variant="ghost" size="small" onPress={onClear}>
          Clear All
        </Button>
      )}
    </div>
    {notifications.length === 0 ? (
      <p className={styles.none}>
        <BellOff size={24} aria-hidden="true" />
        No notifications
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

/** The bell with its count, and the list that opens from it. */
export const Bell = ({ unread, notifications, onOpen, onClear }: BellProps) => (
  <DialogTrigger onOpenChange={(isOpen) => isOpen && onOpen?.()}>
    <AriaButton className={styles.trigger}>
      <VisuallyHidden>{unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}</VisuallyHidden>
      <BellIcon size={24} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {badgeText(unread)}
        </span>
      )}
    </AriaButton>
    <Popover className={menu.popover} placement="bottom end">
      <Panel notifications={notifications} onClear={onClear} />
    </Popover>
  </DialogTrigger>
);
