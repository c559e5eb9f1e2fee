import { useSearchParams } from 'wouter';
import { goBack } from '../ports/history/entry-before.ts';
import { decision, hasOpenedHere, opened } from './use-dialog-parameter.ts';

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
