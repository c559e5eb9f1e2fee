import { useSearchParams } from 'wouter';
import { goBack } from '../ports/history/entry-before.ts';

/** The parameters of the address that open a dialog; one dialog is open at a time. */
const dialogs = ['pay', 'ride'] as const;
type Dialog = (typeof dialogs)[number];
/** The parameter of an admin's decision about the ride whose details are open. */
export const decision = 'decision';

export const opened = { isDialog: true };
export const hasOpenedHere = (): boolean => window.history.state?.isDialog === true;

/**
 * A dialog whose ride is in the address: reloads and links open it, and Back closes it. If this page
 * opened the dialog, closing it goes back in the history, so that the history contains it once.
 */
export const useDialogParameter = (name: Dialog) => {
  const [params, setParams] = useSearchParams();
  return {
    id: params.get(name),
    open: ({ id }: { id: string }): void =>
      setParams(
        (before) => {
          for (const other of [...dialogs, decision]) before.delete(other);
          before.set(name, id);
          return before;
        },
        { state: opened, replace: hasOpenedHere() },
      ),
    close: (): void => {
      // The entry before one with a decision has the details still open.
      if (hasOpenedHere() && !params.has(decision)) {
        goBack();
        return;
      }
      setParams(
        (before) => {
          for (const closed of [name, decision]) before.delete(closed);
          return before;
        },
        { replace: true },
      );
    },
  };
};
