import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { inlineVars } from '../../theme/inline-vars.ts';
import { useRoot } from '../../theme/use-root.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { holdFocus, keepFocus } from './keep-focus.ts';
import { useBack } from './use-back.ts';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Above the title. */
  top?: ReactNode;
  /** Below the title. */
  subtitle?: ReactNode;
  /** Before the title: the button that leads back. */
  start?: ReactNode;
  /** Beside the button that closes. */
  tools?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling body. */
  footer?: ReactNode;
  /** False while closing would interrupt a step: no close button, no Escape, no Back, no press outside. */
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** In pixels, from tablets on. Default 480. */
  width?: number;
};

/** How long the second press of a double click on the opener may come after the first, in milliseconds. It lands beside the dialog. */
const doubleClick = 500;

/** Makes a body that scrolls focusable, so that arrow keys can scroll it. Returns the function that stops observing. */
const letKeysScroll = (body: HTMLElement) => {
  const update = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  update();
  if (typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(update);
  observer.observe(body);
  return () => observer.disconnect();
};

type BodyProps = { children: ReactNode; onInput: () => void };

const Body = ({ children, onInput }: BodyProps) => {
  const body = useRef<HTMLDivElement>(null);
  // An effect, as React 18 ignores what a callback ref returns.
  useEffect(() => (body.current ? letKeysScroll(body.current) : undefined), []);
  useEffect(() => {
    const dialog = body.current?.parentElement;
    return dialog ? holdFocus(dialog) : undefined;
  }, []);
  return (
    <div ref={body} className={styles.body} onInput={onInput}>
      {children}
    </div>
  );
};

/** A modal dialog: a bottom sheet on phones, centred on wider screens. Focus returns to the opener, or goes to the page's heading when the opener is gone. */
export const Dialog = (props: DialogProps) => {
  const t = useText(common);
  const {
    isOpen,
    onClose,
    title,
    top,
    subtitle,
    start,
    tools,
    children,
    footer,
    isDismissable = true,
    role,
    width = 480,
  } = props;
  useBack(isOpen, () => isDismissable && onClose());
  // A press beside the dialog does not throw away what was typed.
  const typedIn = useRef(false);
  const isNew = useRef(true);
  useEffect(() => {
    if (!isOpen) return;
    typedIn.current = false;
    isNew.current = true;
    const timer = setTimeout(() => {
      isNew.current = false;
    }, doubleClick);
    return () => {
      clearTimeout(timer);
      keepFocus();
    };
  }, [isOpen]);
  return (
    <ModalOverlay
      {...useRoot()}
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      shouldCloseOnInteractOutside={() => !typedIn.current && !isNew.current}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={styles.sheet} style={inlineVars({ [styles.width]: `${width}px` })}>
        <AriaDialog className={styles.dialog} role={role}>
          {top}
          <div className={styles.header}>
            {start && <div className={styles.start}>{start}</div>}
            <div className={styles.titles}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            <div className={styles.tools}>
              {tools}
              {isDismissable && (
                <IconButton label={t('close')} icon={<X size={24} aria-hidden="true" />} onPress={onClose} />
              )}
            </div>
          </div>
          <Body
            onInput={() => {
              typedIn.current = true;
            }}
          >
            {children}
          </Body>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
