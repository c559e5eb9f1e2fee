import type { Dispute } from '@mobility/openapi';
import { dispute as disputeTexts } from '../intl/generated/en-US/dispute.ts';
import { useText } from '../intl/use-text.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { DisputeOutcome } from './DisputeOutcome.tsx';
import { isOpen } from './is-open.ts';
import * as styles from './RideDisputesView.css.ts';

export type RideDisputesViewProps = {
  /** The disputes about one ride, newest first. */
  disputes: readonly Dispute[];
  /** The page with all disputes of the rider. */
  href: string;
};

/** The rider's disputes about one ride with their status and outcome. Without one it shows nothing. */
export const RideDisputesView = ({ disputes, href }: RideDisputesViewProps) => {
  const t = useText(disputeTexts);
  if (disputes.length === 0) return null;
  const title = t(disputes.some(isOpen) ? 'titleInReview' : 'open');
  return (
    <section className={styles.box} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {disputes.map((each) => (
        <div key={each.id} className={styles.dispute}>
          <DisputeOutcome dispute={each} namesRide={false} />
        </div>
      ))}
      <LinkButton className={styles.link} size="small" href={href}>
        {t('yours')}
      </LinkButton>
    </section>
  );
};
