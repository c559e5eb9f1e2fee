import { limits } from '@mobility/openapi/limits';
import BellIcon from 'lucide-react/icons/bell';
import { useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useFormats } from '../../format/use-formats.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Bell.css.ts';
import type { BellPanelProps } from './BellPanel.tsx';
import type { BellEntry } from './bell-entry.ts';

export type BellProps = {
  unread: number;
  /** The newest first; the first five are shown. */
  notifications: readonly BellEntry[];
  /** False while it is not known whether there are others. */
  isComplete?: boolean;
  onOpen?: () => void;
  onClear: () => void;
};

const BellPanel = onDemand<BellPanelProps>(
  () => import('./BellPanel.tsx').then((module) => module.BellPanel),
  { isWanted: ({ isOpen }) => isOpen },
);

/** The bell with its unread count, and the list that opens from it. */
export const Bell = ({ unread, notifications, isComplete = true, onOpen, onClear }: BellProps) => {
  const t = useText(shell);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { badgeMax } = limits.bell;
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  usePreload(BellPanel);
  return (
    <>
      <AriaButton
        ref={trigger}
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onHoverStart={BellPanel.preload}
        onFocus={BellPanel.preload}
        onPress={open}
      >
        <VisuallyHidden>{unread > 0 ? t('unread', { count: unread }) : t('notifications')}</VisuallyHidden>
        <BellIcon size={24} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > badgeMax ? t('moreThan', { max: badgeMax }) : number(unread)}
          </span>
        )}
      </AriaButton>
      <BellPanel
        id={panelId}
        trigger={trigger}
        notifications={notifications}
        isComplete={isComplete}
        onClear={onClear}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
