import type { Dispute } from '@mobility/openapi';
import { dispute as disputeTexts } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { DisputeOutcome } from './DisputeOutcome.tsx';
import * as styles from './MyDisputesView.css.ts';

export type MyDisputesViewProps = {
  /** Newest first. */
  disputes: readonly Dispute[];
  /** The last read failed; the disputes that are known stay. */
  isFailed: boolean;
  onRetry(): void;
};

/** A rider's disputes, each with its outcome and the team's words. */
export function MyDisputesView({ disputes, isFailed, onRetry }: MyDisputesViewProps) {
  const t = useText(disputeTexts);
  if (disputes.length === 0 && !isFailed) return null;
  return (
    <Card as="section" title={t('yours')} padding="none">
      {isFailed && <Notice tone="critical" title={t('loadFailed')} onRetry={onRetry} />}
      <ul>
        {disputes.map((each) => (
          <li key={each.id} className={styles.row}>
            <DisputeOutcome dispute={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
