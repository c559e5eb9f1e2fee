import { limits } from '@mobility/openapi/limits';
import { from } from '../../theme/contract.css.ts';
import { createTimers } from './toast-timers.ts';

export type ToastTone = 'success' | 'info' | 'caution' | 'critical';
export type Toast = {
  tone: ToastTone;
  text: string;
  detail?: string;
  /** In milliseconds. Default 4 s. */
  duration?: number;
  /** The subject of the toast: a newer toast of the same topic replaces it. */
  topic?: string;
  action?: { label: string; href: string } | { label: string; onPress: () => void };
};
/** A toast in the queue. */
export type ShownToast = Toast & { id: string };

/**
 * Whether a toast behind newer ones keeps its time until it is visible: warnings and errors do, and news where only one
 * toast shows. The confirmation of an action does not, because it would come when the person does something else.
 */
const waitsForTurn = ({ tone }: Toast, onScreen: number): boolean =>
  tone === 'caution' || tone === 'critical' || (tone === 'info' && onScreen === 1);

/** Whether the page is the console, whose tabs and dialogs leave the bar alone to toasts. */
const isConsole = (): boolean => globalThis.document?.querySelector('[data-status-line]') != null;

/**
 * Narrow screens stack the toasts under the newest, so that the page stays within reach, and so does the console. There, each
 * has its turn.
 */
const visibleOnScreen = (visible: number): number =>
  globalThis.matchMedia?.(from.tablet).matches === false || isConsole() ? 1 : visible;

/** Whether a toast says what another one says already. Those with a topic or an action may be about different things. */
const repeats = (toast: Toast, other: Toast): boolean =>
  [toast, other].every(({ topic, action }) => topic === undefined && action === undefined) &&
  toast.tone === other.tone &&
  toast.text === other.text &&
  toast.detail === other.detail;

/** A queue of toasts, the newest first, of which `visible` show at a time. */
export const createToasts = (visible: number = limits.toast.visible) => {
  let queue: readonly ShownToast[] = [];
  let isPaused = false;
  let count = 0;
  const listeners = new Set<() => void>();
  const timers = createTimers((id) => close(id));
  const update = (next: readonly ShownToast[]): void => {
    for (const { id } of queue) if (!next.some((toast) => toast.id === id)) timers.remove(id);
    queue = next;
    const onScreen = visibleOnScreen(visible);
    for (const [index, toast] of queue.entries()) {
      if (!isPaused && (index < onScreen || !waitsForTurn(toast, onScreen))) timers.run(toast.id);
      else timers.pause(toast.id);
    }
    for (const listener of listeners) listener();
  };
  /** Drops a toast that is still behind newer ones. An error is read here alone, so it waits as long as it must. */
  const dropIfBehind = (id: string): void => {
    const index = queue.findIndex((toast) => toast.id === id);
    if (index >= visibleOnScreen(visible) && queue[index]?.tone !== 'critical') close(id);
  };
  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    update(queue);
  };
  const close = (id: string): void => update(queue.filter((toast) => toast.id !== id));
  const without = (topic: string): readonly ShownToast[] => queue.filter((toast) => toast.topic !== topic);

  return {
    /** Shows a toast above the others, in place of those of its topic or with its words. Returns its id. */
    show(toast: Toast): string {
      count += 1;
      const id = `toast-${count}`;
      timers.add(id, toast.duration ?? limits.toast.default);
      setTimeout(dropIfBehind, limits.toast.waitsAtMost, id);
      const others = toast.topic === undefined ? queue : without(toast.topic);
      update([{ ...toast, id }, ...others.filter((other) => !repeats(toast, other))]);
      return id;
    },
    close,
    /** Closes the toasts of a topic that is over. */
    dismiss: (topic: string): void => update(without(topic)),
    /** Closes the toasts of all topics that are over. */
    dismissAll: (isOver: (topic: string) => boolean): void =>
      update(queue.filter(({ topic }) => topic === undefined || !isOver(topic))),
    clear: (): void => update([]),
    /** Stops all countdowns while a person points at the toasts or has the focus in them. */
    pause: (): void => setPaused(true),
    resume: (): void => setPaused(false),
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
