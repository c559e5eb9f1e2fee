import { focusHeading } from '../Heading/focus-heading.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** How long after the dialog its opener may still disappear, for example because a list is fetched again. */
const watchFor = 3_000;
const settling = 50;

/** React Aria restores focus in a frame after a dialog or a list has closed. */
const afterFrames = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};

/**
 * Takes the focus if it is lost, and is still lost some frames later: it may have gone just before the first check, and be
 * about to be restored. A button that is disabled loses the focus only in the next frame.
 */
const takeIfLost = (isLost: () => boolean, take: () => void): void => {
  const takeNow = () => isLost() && take();
  setTimeout(() => isLost() && afterFrames(takeNow), settling);
};

/**
 * While a dialog is open: takes the focus back when the focused element disappears, for example because a message changes
 * what the dialog shows. Without it, no key reaches the dialog. An element of the dialog that was removed cannot get the
 * focus back, so the dialog takes it at once. Returns the function that stops it.
 */
export const holdFocus = (dialog: HTMLElement): (() => void) => {
  const { body } = document;
  let last: Node | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target as Node;
  };
  const isLost = () =>
    body.ownerDocument.activeElement === body && [...body.querySelectorAll(dialogs)].at(-1) === dialog;
  const take = () => dialog.focus();
  const observer = new MutationObserver(() => {
    if (last?.isConnected === false && isLost()) take();
    else takeIfLost(isLost, take);
  });
  dialog.addEventListener('focusin', note);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener('focusin', note);
    observer.disconnect();
  };
};

/**
 * After a dialog closes: moves the focus to the page's heading if the opener is gone, or to a part of the page that takes
 * the focus instead, such as a drawer or a row.
 */
export const keepFocus = (): void => {
  const { body } = document;
  // A drawer follows the page, whose rows take the focus too.
  const nextPart = () => [...body.querySelectorAll<HTMLElement>('main, [data-takes-focus]')].at(-1);
  const isLost = () => {
    const { activeElement } = body.ownerDocument;
    const isNowhere = !activeElement || activeElement === body;
    return isNowhere && !body.querySelector(dialogs) && nextPart() !== undefined;
  };
  const take = () => {
    const part = nextPart();
    if (part?.matches('main')) focusHeading(part);
    else part?.focus();
  };
  const check = () => takeIfLost(isLost, take);
  const observer = new MutationObserver(check);
  observer.observe(body, { childList: true, subtree: true });
  check();
  setTimeout(() => observer.disconnect(), watchFor);
};
