import type { Dispute } from '@mobility/openapi';
import { shortId } from '../format/id.ts';
import { useFormats } from '../format/use-formats.ts';
import { dispute as disputeTexts } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import * as styles from './MyDisputesView.css.ts';
import { reasonText } from './reason-text.ts';

const looks = {
  submitted: { text: 'inReview', tone: 'caution' },
  refunded: { text: 'refunded', tone: 'positive' },
  rejected: { text: 'rejected', tone: 'critical' },
} as const;

type DisputeOutcomeProps = {
  dispute: Dispute;
  /** Whether the ride is named. False where the dispute stands with its ride. Default true. */
  namesRide?: boolean;
};

/** A dispute as its rider sees it: its status, what was asked for and the answer. */
export function DisputeOutcome({ dispute, namesRide = true }: DisputeOutcomeProps) {
  const t = useText(disputeTexts);
  const formats = useFormats();
  const { text, tone } = looks[dispute.status] ?? looks.submitted;
  const { refunded_amount: refunded, requested_refund: requested } = dispute;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.reason}>{reasonText(t, dispute.dispute_reason)}</p>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className={styles.detail}>
        <time>{formats.date(dispute.submitted_at)}</time>
        {namesRide && <bdi>#{shortId(dispute.ride_id)}</bdi>}
        {requested !== null && requested > 0 && (
          <span>{t('requested', { sum: formats.money(requested, 'USD') })}</span>
        )}
        {refunded != null && refunded > 0 && (
          <span>{t('refundedSum', { sum: formats.money(refunded, 'USD') })}</span>
        )}
      </p>
      <p className={styles.words} dir="auto">
        {dispute.description}
      </p>
      {dispute.resolution_note && (
        <p className={styles.words} dir="auto">
          {t('answer', { note: dispute.resolution_note })}
        </p>
      )}
    </>
  );
}
