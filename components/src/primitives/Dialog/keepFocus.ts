const dialogs = '[role="dialog"], [role="alertdialog"]';
/** How long what had the focus may take to disappear after its dialog: a list that is fetched again. */
const patience = 3_000;
/** React Aria gives the focus back in a frame after the dialog has gone; a busy machine takes longer for it. */
const settling = 100;

/** Reading goes on at the page's heading, without a jump. */
export const focusHeading = (main: HTMLElement): void => {
  const target = main.querySelector('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** After a dialog: should what it gives the focus back to be gone, the heading gets it instead of nothing. */
export const keepFocus = (): void => {
  const { body } = document;
  const look = () => {
    const { activeElement } = body.ownerDocument;
    if ((activeElement && activeElement !== body) || body.querySelector(dialogs)) return;
    const main = body.querySelector('main');
    if (main) focusHeading(main);
  };
  const lookSoon = () => setTimeout(look, settling);
  const observer = new MutationObserver(lookSoon);
  observer.observe(body, { childList: true, subtree: true });
  lookSoon();
  setTimeout(() => observer.disconnect(), patience);
};
