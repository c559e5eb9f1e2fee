import type { Dispute } from '@mobility/openapi';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { isOpen } from '../../dispute/is-open.ts';
import { reasonText } from '../../dispute/reason-text.ts';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminDisputes } from '../../intl/generated/en-US/admin-disputes.ts';
import { dispute as disputeTexts } from '../../intl/generated/en-US/dispute.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Beside } from '../beside/Beside.tsx';
import { useBeside } from '../beside/use-beside.ts';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Disputes.css.ts';
import { Fact } from './Fact.tsx';
import { Due, type DueProps } from './use-dispute-columns.tsx';
import { useTypeText } from './use-type-text.ts';
import { isKnown, isRefunded } from './worklist.ts';

export type DisputeCaseViewProps = DueProps & {
  onClose: () => void;
  /** The ride of the dispute, where it is known. */
  ride?: ReactNode;
  /** The address of that ride. */
  hrefOfRide: string;
  /** The address of the form for a message to the rider. */
  hrefOfMessage: string;
  /** The decision, where there is one to make. */
  children?: ReactNode;
};

/** What the rider says, and how it was decided. */
const Words = ({ dispute: { description, evidence, resolution_note } }: { dispute: Dispute }) => {
  const t = useText(adminDisputes);
  return (
    <>
      <p className={styles.words}>
        <bdi>{description}</bdi>
      </p>
      {evidence && (
        <p className={styles.words}>
          <bdi>{t('evidence', { text: evidence })}</bdi>
        </p>
      )}
      {resolution_note && <p dir="auto">{t('answered', { text: resolution_note })}</p>}
    </>
  );
};

/** One dispute: who complains about what, what was paid, and the decision. */
export const DisputeCaseView = ({
  dispute,
  now,
  onClose,
  ride,
  hrefOfRide,
  hrefOfMessage,
  children,
}: DisputeCaseViewProps) => {
  const t = useText(adminDisputes);
  const tDispute = useText(disputeTexts);
  const { dateTime } = useFormats();
  const typeText = useTypeText();
  const sum = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? t('none') : <Money amount={amount} />;
  const { props, head } = useBeside<HTMLDivElement, HTMLSpanElement>(dispute.id, onClose);
  return (
    <Beside labelledBy="open-case" onClose={onClose}>
      <div {...props} className={styles.openCase}>
        <Card
          title={
            <span ref={head} id="open-case" tabIndex={-1} className={styles.caseTitle}>
              {typeText(dispute.dispute_type)} <bdi>#{shortId(dispute.id)}</bdi>
            </span>
          }
          action={<IconButton label={t('close')} icon={<X size={20} aria-hidden />} onPress={onClose} />}
        >
          <div className={styles.body}>
            <p>{reasonText(tDispute, dispute.dispute_reason)}</p>
            <dl className={styles.facts}>
              <Fact name={t(isKnown(dispute) && !isOpen(dispute) ? 'outcome' : 'due')}>
                <Due dispute={dispute} now={now} />
              </Fact>
              <Fact name={t('rider')}>
                <bdi>{dispute.rider_name ?? shortId(dispute.rider_id)}</bdi>
                <br />
                <Link className={panel.link} href={hrefOfMessage}>
                  {t('askRider')}
                </Link>
              </Fact>
              <Fact name={t('ride')}>
                <Link className={panel.link} href={hrefOfRide}>
                  <bdi>#{shortId(dispute.ride_id)}</bdi>
                </Link>
              </Fact>
              <Fact name={t('submitted')}>{dateTime(dispute.submitted_at)}</Fact>
              {dispute.resolved_at && <Fact name={t('decided')}>{dateTime(dispute.resolved_at)}</Fact>}
              {dispute.resolved_by_name && (
                <Fact name={t('decidedBy')}>
                  <bdi>{dispute.resolved_by_name}</bdi>
                </Fact>
              )}
              <Fact name={t('paid')}>{sum(dispute.amount_paid)}</Fact>
              <Fact name={t('refundAsked')}>{sum(dispute.requested_refund)}</Fact>
              {isRefunded(dispute) && <Fact name={t('refunded')}>{sum(dispute.refunded_amount)}</Fact>}
            </dl>
            {ride}
            <Words dispute={dispute} />
            {children}
          </div>
        </Card>
      </div>
    </Beside>
  );
};
