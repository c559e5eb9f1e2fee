import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { useRoot } from '../../../theme/use-root.ts';
import { hasRoom } from '../../beside/has-room.ts';
import { sheet } from '../../beside/Sheet.css.ts';
import { Sheet } from '../../beside/Sheet.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = {
  onClose: () => void;
  /** Keys that the content has not used. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** React also reports the keys of dialogs and menus that the content has opened elsewhere in the document. */
const isOwn = ({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof Element && currentTarget.contains(target);

/** The column beside the page, which the page's own keys leave alone. */
const Beside = ({ onClose, onKeyDown, children }: DrawerProps) => {
  const t = useText(adminUsers);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOwn(event)) return;
    if (event.key === 'Escape') onClose();
    else onKeyDown(event);
  };
  return createPortal(
    <aside
      {...useRoot()}
      ref={drawer}
      className={`${sheet} ${styles.column}`}
      aria-label={t('userDetails')}
      tabIndex={-1}
      data-takes-focus
      onKeyDown={press}
    >
      {children}
    </aside>,
    document.body,
  );
};

/** The sheet over the page, which keeps the focus. */
const Over = ({ onClose, onKeyDown, children }: DrawerProps) => {
  const t = useText(adminUsers);
  return (
    <Sheet
      aria-label={t('userDetails')}
      className={styles.column}
      onClose={onClose}
      onKeyDown={(event) => isOwn(event) && onKeyDown(event)}
    >
      {children}
    </Sheet>
  );
};

/**
 * A column beside the page that leaves the page usable; on a phone a sheet over the page, which has to be closed first. It
 * takes the focus when it opens. Escape closes it, unless a dialog or a menu is above it.
 */
export const Drawer = (props: DrawerProps) => {
  // It stays what it is until it closes, so that a turned phone does not take the focus from a dialog above it.
  const [isBeside] = useState(hasRoom);
  return isBeside ? <Beside {...props} /> : <Over {...props} />;
};
