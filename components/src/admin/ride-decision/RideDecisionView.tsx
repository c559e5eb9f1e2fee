import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { type DecidedRide, type Outcome, outcomesOf } from './outcomes.ts';
import * as styles from './RideDecision.css.ts';

export type RideDecisionViewProps = {
  ride: DecidedRide;
  outcome: Outcome;
  reason: string;
  /** What is refunded; NaN for all that is left. */
  amount?: number;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onOutcome(outcome: Outcome): void;
  onReason(reason: string): void;
  onAmount?(amount: number): void;
  onConfirm(): void;
  onClose(): void;
};

const texts = {
  offer_again: { title: 'releaseRide', name: 'offerAgain', consequence: 'offerAgainConsequence' },
  cancel: { title: 'releaseRide', name: 'cancelTheRide', consequence: 'cancelConsequence' },
  write_off: { title: 'writeOffRide', name: 'writeOff', consequence: 'writeOffConsequence' },
  refund: { title: 'refundOfRide', name: 'refundRide', consequence: 'refundConsequence' },
} as const;
const longestReason = 500;

/** The decision about a ride, with the reason that the audit trail keeps. */
export function RideDecisionView({
  ride,
  outcome,
  reason,
  amount,
  isPending,
  error,
  ...on
}: RideDecisionViewProps) {
  const t = useText(admin);
  const { money } = useFormats();
  const outcomes = outcomesOf(ride);
  return (
    <Dialog
      isOpen
      onClose={on.onClose}
      isDismissable={!isPending}
      title={t(texts[outcome].title, { id: shortId(ride.id) })}
      footer={
        <>
          <Button
            variant={outcome === 'offer_again' ? 'primary' : 'danger'}
            fullWidth
            isPending={isPending}
            isDisabled={reason.trim() === ''}
            onPress={on.onConfirm}
          >
            {t(texts[outcome].name)}
          </Button>
          <Button fullWidth isDisabled={isPending} onPress={on.onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {error && <Notice tone="critical">{error}</Notice>}
        {outcomes.length > 1 && (
          <RadioGroup label={t('outcome')} value={outcome} onChange={on.onOutcome} isDisabled={isPending}>
            {outcomes.map((choice) => (
              <RadioCard key={choice} value={choice}>
                {t(texts[choice].name)}
              </RadioCard>
            ))}
          </RadioGroup>
        )}
        <p>
          <MoneyText>
            {t(texts[outcome].consequence, {
              rider: ride.rider_name ?? '',
              fare: money(ride.fare ?? ride.estimated_fare),
            })}
          </MoneyText>
        </p>
        {outcome === 'refund' && on.onAmount && (
          <RefundAmount ride={ride} amount={amount} onAmount={on.onAmount} isDisabled={isPending} />
        )}
        <TextArea
          label={t('decisionReason')}
          description={t('reasonIsKept')}
          value={reason}
          onChange={on.onReason}
          maxLength={longestReason}
          isRequired
          isDisabled={isPending}
        />
      </div>
    </Dialog>
  );
}

type RefundAmountProps = {
  ride: DecidedRide;
  amount?: number;
  onAmount(amount: number): void;
  isDisabled: boolean;
};

/** How much is refunded. The server refuses more than is left. */
const RefundAmount = ({ ride, amount = Number.NaN, onAmount, isDisabled }: RefundAmountProps) => {
  const t = useText(admin);
  return (
    <NumberField
      label={t('refundAmount')}
      description={t('refundAmountHint')}
      value={amount}
      onChange={onAmount}
      min={0.01}
      max={ride.fare ?? ride.penalty_amount ?? ride.estimated_fare}
      step={0.01}
      formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
      isDisabled={isDisabled}
    />
  );
};
