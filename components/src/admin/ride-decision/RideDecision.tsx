import { useState } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { refundAmountOf } from '../refund/refund-amount.ts';
import { type DecidedRide, isOutdated, leftOf } from './outcomes.ts';
import { RecipientView } from './RecipientView.tsx';
import { RideDecisionView } from './RideDecisionView.tsx';
import { RideNews } from './RideNews.tsx';
import { useDecisionDraft } from './use-decision-draft.ts';
import { useFailureText } from './use-failure-text.ts';
import { useRecipient } from './use-recipient.ts';
import { useRideDecision } from './use-ride-decision.ts';

export type RideDecisionProps = {
  /** The ride as it was when the admin was asked. */
  ride: DecidedRide;
  /** The ride as it is now; the same if it is absent. */
  now?: DecidedRide;
  /** The admin wants to decide about the ride as it is now. */
  onUpdate?(): void;
  onClose(): void;
};

/** An admin ends a ride that is stuck, offers it to another driver, writes off its fare or refunds it. */
export function RideDecision({ ride, now = ride, onUpdate, onClose }: RideDecisionProps) {
  const { ids } = useMobility();
  const failureText = useFailureText();
  const { locale } = useIntl();
  const { reason, amount, outcome, change, clear, ...draft } = useDecisionDraft(ride);
  const [attempts, setAttempts] = useState(0);
  const done = () => {
    clear();
    onClose();
  };
  const { isPending, error, decided = outcome, decide } = useRideDecision(ride, done);
  // The refusal of a decision about the ride as it was.
  const [past, setPast] = useState<unknown>(null);
  const hasNews = !isPending && isOutdated(ride, now);
  // The news replaces the error: if only the answer was lost, this decision itself may have changed the ride.
  const hasError = Boolean(error) && error !== past && !hasNews;
  const update = () => {
    setPast(error);
    change({});
    onUpdate?.();
  };
  const { driver, ...recipient } = useRecipient(ride, {
    // The drivers of a ride that is being cancelled or released are not read again.
    isShown: outcome === 'offer_again' && !isPending,
    wanted: draft.recipient,
    onWanted: (next) => change({ recipient: next }),
  });
  const chosen = outcome === 'offer_again' && recipient.isChosen;
  const confirm = () => {
    const refunded = refundAmountOf(amount, leftOf(ride), locale);
    if (outcome === 'refund' && amount.trim() !== '' && refunded === null) return setAttempts(attempts + 1);
    const key = draft.key ?? ids.next();
    change({ key });
    decide({
      outcome,
      reason: reason.trim(),
      ...(refunded !== null && { amount: refunded }),
      ...(chosen && driver && { driverId: driver.driver_id }),
      key,
    });
  };
  return (
    <RideDecisionView
      ride={ride}
      outcome={outcome}
      reason={reason}
      amount={amount}
      attempts={attempts}
      recipient={<RecipientView {...recipient} isDisabled={isPending} />}
      chosen={chosen ? (driver?.name ?? null) : undefined}
      isPending={isPending}
      error={hasError ? failureText(decided, error) : undefined}
      news={hasNews && <RideNews ride={ride} now={now} onUpdate={update} />}
      onOutcome={(next) => change({ outcome: next })}
      onReason={(next) => change({ reason: next })}
      onAmount={(next) => {
        change({ amount: next });
        setAttempts(0);
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
