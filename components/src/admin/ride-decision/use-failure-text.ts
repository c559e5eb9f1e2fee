import { refusalError } from '@mobility/machines/refusal-error';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import type { Outcome } from './outcomes.ts';

const failures = {
  offer_again: 'offerFailed',
  cancel: 'cancelFailed',
  write_off: 'writeOffFailed',
  refund: 'refundFailed',
} as const satisfies Record<Outcome, keyof typeof rideDecision.messages>;

/** The sentence for a decision that failed: what could not be done, and why where that is known. */
export const useFailureText = () => {
  const t = useText(rideDecision);
  const { errorText } = useSentences();
  return (outcome: Outcome, error: unknown): string => {
    const { message, ...reported } = refusalError(failures[outcome], error);
    return errorText({ ...reported, text: t(message) });
  };
};
