import { useLayoutEffect, useState } from 'react';

/** How long after an answer what it brings may take to be drawn, in milliseconds. */
const drawnAfter = 1_000;
const parts = 'section, main';

/** The Retry that was pressed last, until what it has read is drawn. */
let last: { answer: Promise<unknown>; around: Element | null } | null = null;

/** Whether the focus is on the heading that has taken it from a notice. */
const isOnHeadingOf = (notice: Element): boolean => {
  const { activeElement } = document;
  const isHeading = activeElement?.matches('h1, h2, h3') ?? false;
  return isHeading && (activeElement?.closest(parts)?.contains(notice) ?? false);
};

/**
 * The Retry of a notice, by the id of its words. One that fails again is announced again, and has the focus again: also where
 * the notice has gone meanwhile, and a heading has taken the focus. `tries` is the key of the notice.
 */
export const useRetried = (id: string, onRetry: (() => unknown) | undefined) => {
  const [{ tries, hadFocus }, setAgain] = useState({ tries: 0, hadFocus: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders new elements, which the effect has to find again.
  useLayoutEffect(() => {
    const notice = document.getElementById(id)?.parentElement;
    if (!notice) return;
    if (hadFocus || (last?.around?.contains(notice) && isOnHeadingOf(notice)))
      notice.querySelector<HTMLElement>(':scope > button')?.focus();
  }, [id, tries, hadFocus]);
  const retry = (): void => {
    const notice = document.getElementById(id)?.parentElement;
    const answer = Promise.resolve(onRetry?.());
    const pressed = { answer, around: notice?.closest(parts) ?? null };
    last = pressed;
    const end = (): void => {
      if (last === pressed) last = null;
      setAgain({ tries: tries + 1, hadFocus: notice?.contains(document.activeElement) ?? false });
    };
    void answer.finally(() => setTimeout(end, drawnAfter));
  };
  return { tries, retry };
};
