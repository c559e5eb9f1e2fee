import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useRoot } from '../../theme/use-root.ts';
import * as styles from './Sheet.css.ts';

export type SheetProps = Pick<DialogProps, 'aria-label' | 'aria-labelledby'> & {
  onClose: () => void;
  /** Beside the style of the sheet, such as that of a column on windows that become wider. */
  className?: string;
  /** The style of the content. */
  contentClassName?: string;
  /** The content itself says what Escape does. */
  handlesEscape?: boolean;
  /** Keys that the content has not used. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** A sheet as high as the page below the bar. It keeps the focus, and gives it back to what opened it. */
export const Sheet = ({
  onClose,
  className,
  contentClassName = styles.content,
  handlesEscape,
  onKeyDown,
  children,
  ...label
}: SheetProps) => (
  <ModalOverlay
    {...useRoot()}
    className={styles.overlay}
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    isKeyboardDismissDisabled={handlesEscape ?? false}
  >
    <Modal className={className ? `${styles.sheet} ${className}` : styles.sheet}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys that the controls inside have not used */}
      <div className={styles.content} onKeyDown={onKeyDown}>
        <Dialog {...label} className={contentClassName}>
          {children}
        </Dialog>
      </div>
    </Modal>
  </ModalOverlay>
);
