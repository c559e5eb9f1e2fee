import { useTyped } from '../message/use-typed.ts';
import { type DecisionDraft, emptyDraft, readDraft } from './decision-draft.ts';
import { type DecidedRide, outcomesOf } from './outcomes.ts';

/**
 * The decision about a ride as it is chosen and typed. It is there again when the dialog is, until the decision is made. Another
 * decision is another request.
 */
export const useDecisionDraft = (ride: DecidedRide) => {
  const [stored, setStored] = useTyped(`ride-decision:${ride.id}`);
  const draft = stored === '' ? emptyDraft : readDraft(stored);
  const permitted = outcomesOf(ride);
  return {
    ...draft,
    /** What was chosen, where the ride still permits it. */
    outcome: permitted.find((each) => each === draft.outcome) ?? permitted[0] ?? 'cancel',
    change: (changes: Partial<DecisionDraft>): void =>
      setStored(JSON.stringify({ ...draft, key: null, ...changes })),
    clear: (): void => setStored(''),
  };
};
