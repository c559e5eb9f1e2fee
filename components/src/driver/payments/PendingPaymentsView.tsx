import { driverEarnings } from '@mobility/machines/ride';
import type { PendingPayment } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { useFocusAfter } from '../../primitives/Heading/focus-heading.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { whenText } from '../../ride/ride-text.ts';
import { PaymentBadge } from '../../ride/StatusBadge.tsx';
import { MissingCash, type MissingCashStep } from './MissingCash.tsx';
import { methodText } from './method-text.ts';
import * as styles from './PendingPayments.css.ts';

/** A longer list is folded, so that it does not push away what follows it. */
const folded = 10;

const minute = 60_000;

/** A driver's answer about the cash of a ride. */
export type CashAnswer = 'received' | 'missing';

export type PendingPaymentsViewProps = {
  payments: readonly PendingPayment[];
  /** The sum of all fares that have not arrived. */
  total: number;
  /** How many payments there are; the list holds the newest. */
  count?: number;
  /** The ride whose answer is being sent. */
  answeringId: string | null;
  onAnswer(payment: PendingPayment, answer: CashAnswer): void;
};

/** A table of the rides whose fare has not arrived; cash that the rider reported is confirmed or reported missing. */
export const PendingPaymentsView = ({
  payments,
  total,
  count = payments.length,
  answeringId,
  onAnswer,
}: PendingPaymentsViewProps) => {
  const t = useText(driverPayments);
  const waiting = (
    <span className={styles.total}>
      {rich((slot) => t('waitingFor', { amount: slot(<Money amount={total} />) }))}
    </span>
  );
  const [isWhole, setWhole] = useState(false);
  const now = useNow(undefined, minute);
  if (payments.length === 0) return <NonePending />;
  const more = count - payments.length;
  const shown = isWhole ? payments : payments.slice(0, folded);
  return (
    <Card as="section" title={t('pendingPayments')} action={waiting} padding="none">
      <div className={styles.box}>
        <table className={styles.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.column}>
                {t('ride')}
              </th>
              <th scope="col" className={styles.column}>
                {t('rider')}
              </th>
              <th scope="col" className={`${styles.column} ${styles.end}`}>
                {t('fare')}
              </th>
              <th scope="col" className={`${styles.column} ${styles.end}`}>
                {t('youEarn')}
              </th>
              <th scope="col" className={styles.column}>
                {t('payment')}
              </th>
              <th scope="col" className={styles.column}>
                {t('created')}
              </th>
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {shown.map((payment) => (
              <Row
                key={payment.ride_id}
                payment={payment}
                now={now}
                isPending={answeringId === payment.ride_id}
                onAnswer={onAnswer}
              />
            ))}
          </tbody>
        </table>
      </div>
      {payments.length > folded && (
        <Button variant="ghost" fullWidth aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { count: payments.length })}
        </Button>
      )}
      {more > 0 && (isWhole || payments.length <= folded) && (
        <p className={styles.more}>{t('more', { count: more })}</p>
      )}
    </Card>
  );
};

const NonePending = () => {
  const t = useText(driverPayments);
  return (
    <Card as="section" title={t('pendingPayments')} padding="none">
      <EmptyState icon={<CircleCheck size={24} />} title={t('nonePending')} text={t('nonePendingText')} />
    </Card>
  );
};

type RowProps = Pick<PendingPaymentsViewProps, 'onAnswer'> & {
  payment: PendingPayment;
  isPending: boolean;
};

const Row = ({ payment, now, isPending, onAnswer }: RowProps & { now: number }) => {
  const t = useText(driverPayments);
  const tRide = useText(ride);
  const shared = useText(common);
  const formats = useFormats();
  return (
    <tr className={styles.row}>
      <td className={styles.id}>#{shortId(payment.ride_id)}</td>
      <td className={styles.rider}>{payment.rider_name || shared('unknownRider')}</td>
      <td className={styles.fare}>
        <span className={styles.name}>{t('fare')} </span>
        <Money amount={payment.estimated_fare} />
      </td>
      <td className={styles.earned}>
        <span className={styles.name}>{t('youEarn')} </span>
        <Money amount={driverEarnings(payment)} />
      </td>
      <td className={styles.payment}>
        <span className={styles.badges}>
          {payment.awaits_confirmation ? (
            <span className={styles.small}>{t('cashClaimed')}</span>
          ) : (
            <>
              <PaymentBadge status={payment.payment_status} />
              <span className={styles.small}>{methodText(payment.payment_method, t)}</span>
            </>
          )}
          {payment.cash_missing && <span className={styles.small}>{t('cashReported')}</span>}
        </span>
        <Answers payment={payment} isPending={isPending} onAnswer={onAnswer} />
      </td>
      <td className={styles.created}>
        <time>{whenText(tRide, formats, payment.created_at, now)}</time>
      </td>
    </tr>
  );
};

const Answers = ({ payment, isPending, onAnswer }: RowProps) => {
  const shared = useText(common);
  const [step, setStep] = useState<MissingCashStep>('closed');
  if (!payment.awaits_confirmation && !payment.cash_missing) return null;
  if (!payment.awaits_confirmation || step !== 'asking')
    return <AnswerButtons {...{ payment, isPending, onAnswer, step }} onAsk={() => setStep('asking')} />;
  return (
    <MissingCash
      rider={payment.rider_name || shared('unknownRider')}
      onStep={setStep}
      onReport={() => onAnswer(payment, 'missing')}
    />
  );
};

type AnswerButtonsProps = RowProps & { step: MissingCashStep; onAsk: () => void };

const AnswerButtons = ({ payment, isPending, onAnswer, step, onAsk }: AnswerButtonsProps) => {
  const t = useText(driverPayments);
  return (
    <div ref={useFocusAfter()} className={styles.actions}>
      <Button
        variant="primary"
        size="small"
        autoFocus={step === 'reported'}
        isPending={isPending}
        onPress={() => onAnswer(payment, 'received')}
      >
        {t('cashReceived')}
      </Button>
      {payment.awaits_confirmation && (
        <Button
          variant="secondary"
          size="small"
          autoFocus={step === 'kept'}
          isDisabled={isPending}
          onPress={onAsk}
        >
          {t('cashNotReceived')}
        </Button>
      )}
    </div>
  );
};
