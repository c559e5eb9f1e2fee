import { useSearchParams } from 'wouter';

/** The parameters of the address that open a dialog; one dialog is open at a time. */
const dialogs = ['pay', 'ride'] as const;
type Dialog = (typeof dialogs)[number];

const opened = { isDialog: true };
const hasOpenedHere = (): boolean => window.history.state?.isDialog === true;

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
          for (const other of dialogs) before.delete(other);
          before.set(name, id);
          return before;
        },
        { state: opened, replace: hasOpenedHere() },
      ),
    close: (): void => {
      if (hasOpenedHere()) {
        window.history.back();
        return;
      }
      setParams(
        (before) => {
          before.delete(name);
          return before;
        },
        { replace: true },
      );
    },
  };
};
