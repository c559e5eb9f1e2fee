import { useSearchParams } from 'wouter';
import { goBack } from '../ports/entry-before.ts';

/** The parameters of the address that open a dialog; one dialog is open at a time. */
const dialogs = ['pay', 'ride'] as const;
type Dialog = (typeof dialogs)[number];
/** The parameter of an admin's decision about the ride whose details are open. */
const decision = 'decision';

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

/**
 * Whether the decision about the ride of the open details is in the address. Back leads from it to the details, and so does
 * closing it.
 */
export const useDecisionParameter = () => {
  const [params, setParams] = useSearchParams();
  const change = (value: string | null, options: { state?: unknown; replace?: boolean }): void =>
    setParams((before) => {
      if (value === null) before.delete(decision);
      else before.set(decision, value);
      return before;
    }, options);
  return {
    isDeciding: params.has(decision),
    onDecide: (): void => change('open', { state: opened }),
    onKeep: (): void => (hasOpenedHere() ? goBack() : change(null, { replace: true })),
  };
};
