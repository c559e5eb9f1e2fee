import type { Ride } from '@mobility/openapi';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { type Outcome, outcomesOf } from './outcomes.ts';
import * as styles from './RideDecision.css.ts';

export type RideDecisionViewProps = {
  ride: Ride;
  outcome: Outcome;
  reason: string;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onOutcome(outcome: Outcome): void;
  onReason(reason: string): void;
  onConfirm(): void;
  onClose(): void;
};

const texts = {
  offer_again: { name: 'offerAgain', consequence: 'offerAgainConsequence' },
  cancel: { name: 'cancelTheRide', consequence: 'cancelConsequence' },
  write_off: { name: 'writeOff', consequence: 'writeOffConsequence' },
} as const;
const longestReason = 500;

/** The decision about a ride, with the reason that the audit trail keeps. */
export function RideDecisionView({ ride, outcome, reason, isPending, error, ...on }: RideDecisionViewProps) {
  const t = useText(admin);
  const { money } = useFormats();
  const outcomes = outcomesOf(ride);
  return (
    <Dialog
      isOpen
      onClose={on.onClose}
      isDismissable={!isPending}
      title={t(outcome === 'write_off' ? 'writeOffRide' : 'releaseRide', { id: shortId(ride.id) })}
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
          {t(texts[outcome].consequence, {
            rider: ride.rider_name ?? '',
            fare: money(ride.fare ?? ride.estimated_fare),
          })}
        </p>
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
