import { focusHeading } from '../Heading/focus-heading.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** How long after the dialog its opener may still disappear, for example because a list is fetched again. */
const watchFor = 3_000;
/** Leaves React Aria time to restore focus, which it does in a frame after a dialog or a list has closed. */
const settling = 100;

/**
 * While a dialog is open: takes the focus back when the focused element disappears, for example because a message changes
 * what the dialog shows. Without it, no key reaches the dialog. Returns the function that stops it.
 */
export const holdFocus = (dialog: HTMLElement): (() => void) => {
  const { body } = document;
  const check = () => {
    const isLast = [...body.querySelectorAll(dialogs)].at(-1) === dialog;
    if (isLast && body.ownerDocument.activeElement === body) dialog.focus();
  };
  const observer = new MutationObserver(() => setTimeout(check, settling));
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * After a dialog closes: moves the focus to the page's heading if the opener is gone, or to a part of the page that takes
 * the focus instead, such as a drawer or a row.
 */
export const keepFocus = (): void => {
  const { body } = document;
  const check = () => {
    const { activeElement } = body.ownerDocument;
    if ((activeElement && activeElement !== body) || body.querySelector(dialogs)) return;
    // A drawer is behind the page, whose rows take the focus too.
    const part = [...body.querySelectorAll<HTMLElement>('[data-takes-focus]')].at(-1);
    const main = body.querySelector('main');
    if (part) part.focus();
    else if (main) focusHeading(main);
  };
  const checkSoon = () => setTimeout(check, settling);
  const observer = new MutationObserver(checkSoon);
  observer.observe(body, { childList: true, subtree: true });
  checkSoon();
  setTimeout(() => observer.disconnect(), watchFor);
};
