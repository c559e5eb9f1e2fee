import type { Dispute, DisputeResolution } from '@mobility/openapi';
import { type FormEvent, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { RefundField } from '../refund/RefundField.tsx';
import { refundAmountOf } from '../refund/refund-amount.ts';
import * as styles from './Disputes.css.ts';
import { Uncounted } from './Uncounted.tsx';
import type { DecisionDraft, Refund } from './use-decision-draft.ts';
import { askedOf } from './worklist.ts';

export type DecisionFormProps = {
  dispute: Dispute;
  /** Whether the dispute is decided. The form then shows only what of the own decision did not count. */
  isDecided?: boolean;
  isPending: boolean;
  /** Why the last attempt failed. */
  error?: string;
  draft: DecisionDraft;
  onDecide: (decision: DisputeResolution) => void;
};

const longestNote = 1_000;

const decisionOf = (refund: Refund, amount: number | null, note: string): DisputeResolution => ({
  outcome: refund === 'none' ? 'rejected' : 'refunded',
  ...(refund === 'other' && amount !== null && { amount }),
  ...(note.trim() !== '' && { note: note.trim() }),
});

/** An answer that is not the one of the decision. */
const unsentOf = ({ resolution_note }: Dispute, answer: string): string =>
  answer === resolution_note ? '' : answer;

/** Refunds as asked, another amount or nothing, with an answer to the rider. */
export const DecisionForm = ({
  dispute,
  isDecided,
  isPending,
  error,
  draft,
  onDecide,
}: DecisionFormProps) => {
  const t = useText(adminDisputes);
  const { money, locale } = useFormats();
  const { refund, amount: typed, note } = draft;
  const [attempts, setAttempts] = useState(0);
  const asked = askedOf(dispute);
  const most = dispute.amount_paid ?? Number.POSITIVE_INFINITY;
  const amount = refundAmountOf(typed, most, locale);
  const sum = refund === 'asked' ? asked : amount;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refund === 'other' && amount === null) setAttempts(attempts + 1);
    else onDecide(decisionOf(refund, amount, note));
  };
  if (isDecided) return <Uncounted error={error} text={unsentOf(dispute, note.trim())} />;
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <RadioGroup
        label={t('refund')}
        value={refund}
        onChange={draft.setRefund}
        isDisabled={isPending}
        className={styles.choices}
      >
        <RadioCard value="asked">
          <MoneyText>{t(dispute.requested_refund ? 'asAsked' : 'allPaid', { sum: money(asked) })}</MoneyText>
        </RadioCard>
        <RadioCard value="other">{t('otherAmount')}</RadioCard>
        <RadioCard value="none">{t('noRefund')}</RadioCard>
      </RadioGroup>
      {refund === 'other' && (
        <RefundField
          label={t('amount')}
          value={typed}
          onChange={(next) => {
            draft.setAmount(next);
            setAttempts(0);
          }}
          most={most}
          attempts={attempts}
          description={
            dispute.amount_paid === undefined ? undefined : (
              <MoneyText>{t('upTo', { sum: money(dispute.amount_paid) })}</MoneyText>
            )
          }
          isDisabled={isPending}
          isRequired
        />
      )}
      <TextArea
        label={t('answer')}
        description={t('answerHint')}
        value={note}
        onChange={draft.setNote}
        maxLength={longestNote}
        isDisabled={isPending}
      />
      {error && <Notice tone="critical" title={error} />}
      <Button
        type="submit"
        variant={refund === 'none' ? 'danger' : 'primary'}
        fullWidth
        isPending={isPending}
        isDisabled={refund === 'other' && typed.trim() === ''}
      >
        <MoneyText>
          {refund === 'none' ? t('reject') : t('resolve', { sum: sum === null ? '' : money(sum) })}
        </MoneyText>
      </Button>
    </form>
  );
};
