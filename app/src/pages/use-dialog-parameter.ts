import { useSearchParams } from 'wouter';

/** The parameters of the address that open a dialog; one dialog is open at a time. */
const dialogs = ['pay', 'ride'] as const;
type Dialog = (typeof dialogs)[number];

const opened = { isDialog: true };
const hasOpenedHere = (): boolean => window.history.state?.isDialog === true;

/**
 * A dialog whose ride is in the address: reloads and links lead to it, and Back closes it. Closing it goes back where
 * this page has opened it, so that it is in the history once.
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
