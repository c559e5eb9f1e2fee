import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

/** The texts of the toasts of each page, without those that a journey has waited for. */
const toastsOf = new WeakMap<Page, string[]>();

declare global {
  interface Window {
    noteToast(text: string): Promise<void>;
  }
}

/** Runs in the page. A toast comes back when those above it are gone. */
const watchToasts = (): void => {
  const seen = new Set<string>();
  const note = (toast: Element): void => {
    if (seen.has(toast.id)) return;
    seen.add(toast.id);
    for (const { textContent } of toast.querySelectorAll('p')) void window.noteToast(textContent ?? '');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (/^toast-/.test(node.id)) note(node);
        else node.querySelectorAll('li[id^="toast-"]').forEach(note);
      }
  }).observe(document, { childList: true, subtree: true });
};

/** Notes the toasts of all pages of a window, from now on. */
export const noteToasts = async (context: BrowserContext): Promise<void> => {
  await context.exposeBinding('noteToast', ({ page }, text: string) => {
    toastsOf.set(page, [...(toastsOf.get(page) ?? []), text]);
  });
  await context.addInitScript(watchToasts);
};

/**
 * Waits for a toast of a page. It may be gone: on a busy machine, a toast of four seconds runs out before a journey looks.
 * Each toast counts once.
 */
export const sawToast = async ({ page }: { page: Page }, text: string | RegExp): Promise<void> => {
  const matches = (toast: string): boolean =>
    typeof text === 'string' ? toast.toLowerCase().includes(text.toLowerCase()) : text.test(toast);
  await expect
    .poll(() => toastsOf.get(page) ?? [], { timeout: 60_000 })
    .toSatisfy((toasts: string[]) => toasts.some(matches), `a toast that says ${text}`);
  const toasts = toastsOf.get(page) ?? [];
  toasts.splice(toasts.findIndex(matches), 1);
};
