import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { MoneyText } from '../Money/Money.tsx';
import { Sentence } from '../Sentence/Sentence.tsx';
import * as styles from './Toasts.css.ts';
import { type ShownToast, type ToastQueue, toasts } from './toasts.ts';
import { useLeaveAnimation } from './use-leave-animation.ts';

const icons = { success: CircleCheck, info: Info, caution: TriangleAlert, critical: CircleAlert };

/** From this number of characters on, two lines beside the bell of a phone are too short. */
const longFrom = 44;
const isLong = ({ text, detail = '' }: ShownToast): boolean => text.length + detail.length > longFrom;

const ToastAction = ({
  action,
  onDone,
}: {
  action: NonNullable<ShownToast['action']>;
  onDone: () => void;
}) => {
  const look = { size: 'small', variant: 'secondary', className: styles.action } as const;
  if ('href' in action) {
    return (
      <LinkButton {...look} href={action.href} onPress={onDone}>
        {action.label}
      </LinkButton>
    );
  }
  const press = () => {
    action.onPress();
    onDone();
  };
  return (
    <Button {...look} onPress={press}>
      {action.label}
    </Button>
  );
};

const ToastSlab = ({ toast, onClose }: { toast: ShownToast; onClose: () => void }) => {
  const t = useText(primitives);
  const Icon = icons[toast.tone];
  const isNews = toast.tone === 'info' || toast.tone === 'success';
  const slab = useRef<HTMLLIElement>(null);
  useLeaveAnimation(slab);
  return (
    <li ref={slab} id={toast.id} className={styles.toast} data-long={isLong(toast) || undefined}>
      <Icon className={styles.icon[toast.tone]} size={24} aria-hidden="true" />
      <div className={styles.words}>
        <div
          role={toast.tone === 'critical' ? 'alert' : 'status'}
          aria-atomic="true"
          className={isNews ? styles.news : undefined}
        >
          <p className={toast.detail ? styles.text : undefined}>
            <Sentence text={toast.text}>
              <MoneyText>{toast.text}</MoneyText>
            </Sentence>
          </p>
          {toast.detail && (
            <p>
              <Sentence text={toast.detail}>
                <MoneyText>{toast.detail}</MoneyText>
              </Sentence>
            </p>
          )}
        </div>
        {toast.action && <ToastAction action={toast.action} onDone={onClose} />}
      </div>
      <IconButton
        className={styles.close}
        label={t('dismissAlert')}
        icon={<X size={20} aria-hidden="true" />}
        onPress={onClose}
      />
    </li>
  );
};

/** Returns the focus to where it was before when the toast that had it closes. */
const useFocusReturn = (shown: number) => {
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const onFocus = (event: FocusEvent) => {
    if (!isInside.current && event.relatedTarget instanceof HTMLElement) before.current = event.relatedTarget;
    isInside.current = true;
  };
  const onLeave = () => {
    isInside.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it checks again whenever the number of toasts changes.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = region.current?.querySelector<HTMLElement>('button') ?? before.current;
    next?.focus();
  }, [shown]);
  return { region, onFocus, onLeave };
};

export type ToastsProps = {
  placement?: 'bottom-right' | 'top-right';
  queue?: ToastQueue;
};

/**
 * Shows at most three toasts, the newest first, on phones as a stack that opens for the keyboard. They stay while a
 * person points at them or has the focus in them.
 */
export const Toasts = ({ placement = 'bottom-right', queue = toasts }: ToastsProps) => {
  const t = useText(primitives);
  const all = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const { region, onFocus, onLeave } = useFocusReturn(all.length);
  const isEmpty = all.length === 0;
  useEffect(() => {
    if (isEmpty) queue.resume();
  }, [isEmpty, queue]);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // Without a next element the focused toast itself has closed: `useFocusReturn` moves the focus.
    if (event.relatedTarget) onLeave();
    queue.resume();
  };
  return (
    <section
      ref={region}
      aria-label={t('alerts')}
      className={styles.region({ placement })}
      // Modals neither hide toasts nor close when a toast is pressed.
      data-react-aria-top-layer="true"
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={(event) => {
        onFocus(event);
        queue.pause();
      }}
      onBlur={leave}
    >
      <ol className={styles.list}>
        {all.slice(0, queue.visible).map((toast) => (
          <ToastSlab key={toast.id} toast={toast} onClose={() => queue.close(toast.id)} />
        ))}
      </ol>
    </section>
  );
};
