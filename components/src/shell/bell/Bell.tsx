import { limits } from '@mobility/openapi/limits';
import BellIcon from 'lucide-react/icons/bell';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useFormats } from '../../format/use-formats.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Bell.css.ts';

/** Where the panel opens, and whether it is open. */
export type BellPlace = {
  /** The id of the dialog. */
  id: string;
  /** The button that the dialog opens from. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

export type BellProps = {
  unread: number;
  /** Fetches the code of the panel, before the button is pressed. */
  preload?: () => void;
  /** The panel that the bell opens. */
  renderPanel: (place: BellPlace) => ReactNode;
};

/** The bell with its unread count, and the list that opens from it. */
export const Bell = ({ unread, preload, renderPanel }: BellProps) => {
  const t = useText(shell);
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { badgeMax } = limits.bell;
  return (
    <>
      <AriaButton
        ref={trigger}
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => setOpen(true)}
      >
        <VisuallyHidden>{unread > 0 ? t('unread', { count: unread }) : t('notifications')}</VisuallyHidden>
        <BellIcon size={24} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > badgeMax ? t('moreThan', { max: badgeMax }) : number(unread)}
          </span>
        )}
      </AriaButton>
      {renderPanel({ id, trigger, isOpen, onClose: () => setOpen(false) })}
    </>
  );
};
