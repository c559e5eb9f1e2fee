import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useSentences } from '../../intl/use-sentences.ts';
import { useMobility } from '../../provider/mobility.ts';
import { outcomesOf } from './outcomes.ts';
import { RideDecisionView } from './RideDecisionView.tsx';
import { useRideDecision } from './use-ride-decision.ts';

export type RideDecisionProps = { ride: Ride; onClose(): void };

/** An admin ends a ride that is stuck, gives it to another driver, or writes off its fare. */
export function RideDecision({ ride, onClose }: RideDecisionProps) {
  const { ids } = useMobility();
  const { errorText } = useSentences();
  const [outcome, setOutcome] = useState(outcomesOf(ride)[0] ?? 'cancel');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => ids.next());
  const { isPending, error, decide } = useRideDecision(ride, onClose);
  return (
    <RideDecisionView
      ride={ride}
      outcome={outcome}
      reason={reason}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onOutcome={(next) => {
        setOutcome(next);
        setKey(ids.next());
      }}
      onReason={(next) => {
        setReason(next);
        setKey(ids.next());
      }}
      onConfirm={() => decide({ outcome, reason: reason.trim(), key })}
      onClose={onClose}
    />
  );
}
