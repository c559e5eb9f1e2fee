import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { inlineVars } from '../../theme/inlineVars.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { keepFocus } from './keepFocus.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below the scrolling body. */
  footer?: ReactNode;
  /** False while something must not be interrupted: no cross, no Escape, no press outside. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** In pixels, from tablets on. Default 480. */
  width?: number;
};

/** Keys scroll only what takes the focus; a body that fits must not. */
const letKeysScroll = (body: HTMLElement | null) => {
  if (!body) return;
  const look = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  look();
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(look);
  observer.observe(body);
  return () => observer.disconnect();
};

/** A modal: a sheet from the bottom on phones, centred above. Focus stays inside and returns afterwards, or goes to the page's heading. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose, title, children, footer, isDismissable = true, role, width = 480 } = props;
  useEffect(() => (isOpen ? keepFocus : undefined), [isOpen]);
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles.sheet} style={inlineVars({ [styles.width]: `${width}px` })}>
        <AriaDialog className={styles.dialog} role={role}>
          <div className={styles.header}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton label="Close" icon={<X size={24} aria-hidden="true" />} onPress={onClose} />
            )}
          </div>
          <div ref={letKeysScroll} className={styles.body}>
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
