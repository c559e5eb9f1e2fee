import { limits } from '@mobility/openapi/limits';
import type { ReactNode } from 'react';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { RefundField } from '../refund/RefundField.tsx';
import { refundAmountOf } from '../refund/refund-amount.ts';
import { buttons } from '../users/dialogs/UserDialog.css.ts';
import { DecisionError } from './DecisionError.tsx';
import { choiceOf, type DecidedRide, isWaiting, leftOf, type Outcome, outcomesOf } from './outcomes.ts';
import * as styles from './RideDecision.css.ts';

export type RideDecisionViewProps = {
  ride: DecidedRide;
  outcome: Outcome;
  reason: string;
  /** What is refunded, as it is typed; empty for all that is left. */
  amount?: string;
  /** How many times the amount was refused. */
  attempts?: number;
  /** The choice of who gets the offer. */
  recipient?: ReactNode;
  /** The name of the driver who gets the offer. Null until one is chosen; undefined when all drivers nearby get it. */
  chosen?: string | null | undefined;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** What happened to the ride in the meantime. Until the admin has taken it in, nothing can be decided. */
  news?: ReactNode;
  onOutcome(outcome: Outcome): void;
  onReason(reason: string): void;
  onAmount?(amount: string): void;
  onConfirm(): void;
  onClose(): void;
};

const texts = {
  offer_again: { name: 'offerAgain', consequence: 'offerAgainConsequence' },
  cancel: { name: 'cancelTheRide', consequence: 'cancelConsequence' },
  write_off: { name: 'writeOff', consequence: 'writeOffConsequence' },
  refund: { name: 'refundRide', consequence: 'refundConsequence' },
} as const;
const titles = {
  offerOrCancel: 'offerOrCancelRide',
  releaseOrCancel: 'releaseOrCancelRide',
  cancelRide: 'cancelRide',
} as const;
const longestReason = 500;

/** The title names all decisions that the ride permits. */
const titleOf = (ride: DecidedRide, outcome: Outcome) => {
  const choice = choiceOf(ride);
  if (choice) return titles[choice];
  return outcome === 'refund' ? 'refundOfRide' : 'writeOffRide';
};

/** Who reads the reason: the audit trail, and of a ride that is cancelled its people. */
const readersOf = (ride: DecidedRide, outcome: Outcome) => {
  if (outcome !== 'cancel') return 'reasonIsKept';
  return isWaiting(ride) ? 'reasonIsToldToRider' : 'reasonIsTold';
};

/** The text that explains an outcome. A pending ride has no driver to lose or to notify, and no platform fee to refund. */
const consequenceOf = (ride: DecidedRide, outcome: Outcome, isChosen: boolean) => {
  if (isChosen) return isWaiting(ride) ? 'offerWaitingConsequence' : 'offerChosenConsequence';
  return outcome === 'cancel' && isWaiting(ride) ? 'cancelPendingConsequence' : texts[outcome].consequence;
};

/** The name of an outcome, which for a pending ride speaks of no other driver. */
const nameOf = (ride: DecidedRide, outcome: Outcome) =>
  outcome === 'offer_again' && isWaiting(ride) ? 'offerToDriver' : texts[outcome].name;

/** The decision about a ride, with the reason that the audit trail keeps. */
export function RideDecisionView({
  ride,
  outcome,
  reason,
  amount = '',
  attempts = 0,
  recipient,
  chosen,
  isPending,
  error,
  news,
  ...on
}: RideDecisionViewProps) {
  const t = useText(rideDecision);
  const { money } = useFormats();
  const outcomes = outcomesOf(ride);
  return (
    <Dialog
      isOpen
      onClose={on.onClose}
      isDismissable={!isPending}
      title={t(titleOf(ride, outcome), { id: shortId(ride.id) })}
      footer={
        <div className={buttons}>
          <Button fullWidth isDisabled={isPending} onPress={on.onClose}>
            {t('keep')}
          </Button>
          <Button
            variant={outcome === 'offer_again' ? 'primary' : 'danger'}
            fullWidth
            isPending={isPending}
            isDisabled={reason.trim() === '' || chosen === null || Boolean(news)}
            onPress={on.onConfirm}
          >
            <ConfirmName {...{ ride, outcome, amount, chosen }} />
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {error && <DecisionError>{error}</DecisionError>}
        <div role="status" className={styles.news}>
          {news}
        </div>
        {outcomes.length > 1 && (
          <RadioGroup label={t('outcome')} value={outcome} onChange={on.onOutcome} isDisabled={isPending}>
            {outcomes.map((choice) => (
              <RadioCard key={choice} value={choice}>
                {t(nameOf(ride, choice))}
              </RadioCard>
            ))}
          </RadioGroup>
        )}
        {outcome === 'offer_again' && recipient}
        <p>
          <MoneyText>
            {t(consequenceOf(ride, outcome, chosen !== undefined), {
              seconds: limits.offer.waveEvery / 1000,
              rider: ride.rider_name ?? '',
              fare: money(ride.fare ?? ride.estimated_fare),
            })}
          </MoneyText>
        </p>
        {outcome === 'refund' && on.onAmount && (
          <RefundField
            label={t('refundAmount')}
            description={<MoneyText>{t('refundAmountHint', { left: money(leftOf(ride)) })}</MoneyText>}
            value={amount}
            onChange={on.onAmount}
            most={leftOf(ride)}
            attempts={attempts}
            isDisabled={isPending}
          />
        )}
        <TextArea
          label={t('decisionReason')}
          description={t(readersOf(ride, outcome))}
          value={reason}
          onChange={on.onReason}
          maxLength={longestReason}
          counter={reason.length > longestReason - 100 ? longestReason : undefined}
          autoFocus={outcomes.length === 1 && outcome !== 'refund'}
          isRequired
          isDisabled={isPending}
        />
      </div>
    </Dialog>
  );
}

type ConfirmNameProps = Pick<RideDecisionViewProps, 'ride' | 'outcome' | 'chosen'> & { amount: string };

/** The name of the button says what happens. */
const ConfirmName = ({ ride, outcome, amount, chosen }: ConfirmNameProps) => {
  const t = useText(rideDecision);
  if (outcome === 'refund') return <RefundName ride={ride} amount={amount} />;
  if (chosen === undefined) return t(nameOf(ride, outcome));
  return chosen === null ? t('noDriverYet') : t('offerToNamed', { driver: chosen });
};

/** The name of the button says what is refunded. */
const RefundName = ({ ride, amount }: { ride: DecidedRide; amount: string }) => {
  const t = useText(rideDecision);
  const { money, locale } = useFormats();
  if (amount.trim() === '') return t('refundAll');
  const refund = refundAmountOf(amount, leftOf(ride), locale);
  return refund === null ? t('refundRide') : <MoneyText>{t('refundSum', { sum: money(refund) })}</MoneyText>;
};
