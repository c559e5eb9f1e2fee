import type { PendingPayment } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { driver } from '../../intl/generated/en-US/driver.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { PaymentBadge } from '../../ride/StatusBadge.tsx';
import * as styles from './PendingPayments.css.ts';

/** A driver's answer about the cash of a ride. */
export type CashAnswer = 'received' | 'missing';

export type PendingPaymentsViewProps = {
  payments: readonly PendingPayment[];
  /** The ride whose answer is being sent. */
  answeringId: string | null;
  onAnswer(payment: PendingPayment, answer: CashAnswer): void;
};

/** The rides whose fare has not arrived; cash that the rider reported is confirmed or reported missing. */
export const PendingPaymentsView = ({ payments, answeringId, onAnswer }: PendingPaymentsViewProps) => {
  const t = useText(driver);
  const shared = useText(common);
  const formats = useFormats();
  return (
    <Card as="section" title={t('pendingPayments')} padding="none">
      <ul>
        {payments.map((payment) => (
          <li key={payment.ride_id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.main}>{payment.rider_name || shared('unknownRider')}</p>
              <p className={styles.badges}>
                {payment.awaits_confirmation ? (
                  <span className={styles.small}>{t('cashClaimed')}</span>
                ) : (
                  <PaymentBadge status={payment.payment_status} />
                )}
                {payment.cash_missing && <span className={styles.small}>{t('cashReported')}</span>}
                <time className={styles.small}>{formats.dateTime(payment.created_at)}</time>
              </p>
            </div>
            <Money className={styles.amount} amount={payment.estimated_fare} />
            <Answers payment={payment} isPending={answeringId === payment.ride_id} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type AnswersProps = Pick<PendingPaymentsViewProps, 'onAnswer'> & {
  payment: PendingPayment;
  isPending: boolean;
};

const Answers = ({ payment, isPending, onAnswer }: AnswersProps) => {
  const t = useText(driver);
  if (!payment.awaits_confirmation && !payment.cash_missing) return null;
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        size="small"
        isPending={isPending}
        onPress={() => onAnswer(payment, 'received')}
      >
        {t('cashReceived')}
      </Button>
      {payment.awaits_confirmation && (
        <Button
          variant="secondary"
          size="small"
          isDisabled={isPending}
          onPress={() => onAnswer(payment, 'missing')}
        >
          {t('cashNotReceived')}
        </Button>
      )}
    </div>
  );
};
