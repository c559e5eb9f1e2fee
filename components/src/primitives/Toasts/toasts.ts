import { limits } from '@mobility/openapi/limits';
import { from } from '../../theme/contract.css.ts';

export type ToastTone = 'success' | 'info' | 'caution' | 'critical';
export type Toast = {
  tone: ToastTone;
  text: string;
  detail?: string;
  /** In milliseconds. Default 4 s. */
  duration?: number;
  /** What the toast is about: a newer one of the same topic takes its place. */
  topic?: string;
  action?: { label: string; href: string } | { label: string; onPress: () => void };
};
/** A toast in the queue, newest first. */
export type ShownToast = Toast & { id: string };

type Timer = { handle?: ReturnType<typeof setTimeout>; startedAt: number; remaining: number };

/** News of a moment runs out even unseen; what went wrong waits until it comes up. */
const waits = ({ tone }: Toast): boolean => tone === 'caution' || tone === 'critical';

/** Below the width of a tablet the newest alone is seen, so that what lies beneath stays in reach. */
const seenOf = (visible: number): number =>
  globalThis.matchMedia?.(from.tablet).matches === false ? 1 : visible;

/** What waits to be read: the newest three show. */
export const createToasts = (visible: number = limits.toast.visible) => {
  let queue: readonly ShownToast[] = [];
  let isPaused = false;
  let count = 0;
  const timers = new Map<string, Timer>();
  const listeners = new Set<() => void>();

  const stop = (timer: Timer): void => {
    if (timer.handle === undefined) return;
    clearTimeout(timer.handle);
    timer.remaining -= Date.now() - timer.startedAt;
    timer.handle = undefined;
  };
  const run = (id: string, timer: Timer): void => {
    if (timer.handle !== undefined) return;
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => close(id), Math.max(0, timer.remaining));
  };
  const settle = (): void => {
    const seen = seenOf(visible);
    for (const [index, toast] of queue.entries()) {
      const { id } = toast;
      const timer = timers.get(id);
      if (timer && !isPaused && (index < seen || !waits(toast))) run(id, timer);
      else if (timer) stop(timer);
    }
    for (const listener of listeners) listener();
  };
  const forget = (id: string): void => {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    queue = queue.filter((toast) => toast.id !== id);
  };
  const close = (id: string): void => {
    forget(id);
    settle();
  };
  const drop = (topic: string | undefined): void => {
    if (topic === undefined) return;
    for (const { id } of queue.filter((toast) => toast.topic === topic)) forget(id);
  };

  return {
    /** Shows a toast above the others, in place of those of its topic, and answers its id. */
    show(toast: Toast): string {
      drop(toast.topic);
      count += 1;
      const id = `toast-${count}`;
      timers.set(id, { startedAt: 0, remaining: toast.duration ?? limits.toast.default });
      queue = [{ ...toast, id }, ...queue];
      settle();
      return id;
    },
    close,
    /** Takes away what is told of a topic, because it is over. */
    dismiss(topic: string): void {
      drop(topic);
      settle();
    },
    /** Takes every toast away. */
    clear(): void {
      for (const { handle } of timers.values()) clearTimeout(handle);
      timers.clear();
      queue = [];
      settle();
    },
    /** Stops all clocks while somebody reads. */
    pause(): void {
      isPaused = true;
      settle();
    },
    resume(): void {
      isPaused = false;
      settle();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: (): readonly ShownToast[] => queue,
    visible,
  };
};
export type ToastQueue = ReturnType<typeof createToasts>;

/** The page's own toasts. */
export const toasts: ToastQueue = createToasts();
