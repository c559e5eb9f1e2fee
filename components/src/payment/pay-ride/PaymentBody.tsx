import type { PaymentEvent, PaymentSnapshot } from '@mobility/machines/payment';
import { rideFare } from '@mobility/machines/ride';
import type { Ride, SavedCard } from '@mobility/openapi';
import { placeName } from '@mobility/openapi/place-name';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormats } from '../../format/use-formats.ts';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { paymentDue } from '../../intl/generated/en-US/payment-due.ts';
import { useText } from '../../intl/use-text.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { OutcomeUnknown } from '../card/CardOutcome.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import * as styles from './PayRideView.css.ts';

export type PaymentBodyProps = {
  snapshot: PaymentSnapshot;
  send(event: PaymentEvent): void;
  ride: Ride;
  /** The rider's balance; null while it loads. */
  balance: number | null;
  /** The saved cards that can pay, the default first. */
  cards?: readonly SavedCard[];
};

/** How it was paid, for the methods that are known. */
const paidKeys = new Map<string, 'paidByBalance' | 'paidInCash' | 'paidByCard'>([
  ['balance', 'paidByBalance'],
  ['cash', 'paidInCash'],
  ['stripe', 'paidByCard'],
]);

/** The content of the dialog in each state of the payment. */
export function PaymentBody(props: PaymentBodyProps) {
  const t = useText(payment);
  const due = useText(paymentDue);
  const { snapshot, send, ride } = props;
  const { status, method, cardId, error } = snapshot.context;
  const retry = () => send({ type: 'retry' });
  const text = useErrorText(error, snapshot.matches('loadFailed') ? retry : undefined);
  if (snapshot.matches('loadFailed')) {
    return <Notice tone="critical" title={text ?? ''} onRetry={retry} />;
  }
  if (snapshot.matches('paid')) return <Paid snapshot={snapshot} />;
  if (snapshot.matches('writtenOff')) return <Notice tone="info" title={t('writtenOff')} />;
  if (snapshot.matches('checking')) return <OutcomeUnknown />;
  if (!status) return <Loading />;
  const amount = status.amount || rideFare(ride);
  const isBusy = snapshot.matches('initiating') || snapshot.matches('processing');
  return (
    <>
      <Due {...props} amount={amount} />
      {snapshot.matches('failed') && <Notice tone="critical" title={t('failedTryAgain')} />}
      {status.cash_missing && <Notice tone="caution" title={due('cashMissing')} />}
      {snapshot.matches('expired') && <Notice tone="caution" title={t('expired')} />}
      <PaymentMethods
        amount={amount}
        balance={props.balance}
        value={method}
        cards={props.cards ?? []}
        cardId={cardId}
        isDisabled={isBusy}
        isCashMissing={status.cash_missing}
        onChange={(choice) => send({ type: 'choose', ...choice })}
      />
      {text && <Notice tone="critical" title={text} />}
    </>
  );
}

function Due({ ride, amount }: Pick<PaymentBodyProps, 'ride'> & { amount: number }) {
  const t = useText(payment);
  const formats = useFormats();
  return (
    <div className={styles.due}>
      <Money amount={amount} size={40} />
      <p className={styles.what}>
        {t('what', {
          pickup: placeName(ride.pickup_address),
          dropoff: placeName(ride.dropoff_address),
          driver: ride.driver_name ?? undefined,
          date: formats.date(ride.completed_at ?? ride.created_at),
        })}
      </p>
    </div>
  );
}

function Loading() {
  const t = useText(payment);
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.due}>
        <Skeleton width={160} height={44} />
        <Skeleton width="80%" height={20} />
        {['balance', 'cash', 'card'].map((key) => (
          <Skeleton key={key} width="100%" height={68} shape="block" />
        ))}
      </div>
    </div>
  );
}

function Paid({ snapshot }: { snapshot: PaymentSnapshot }) {
  const t = useText(payment);
  const { status, method } = snapshot.context;
  const paid = paidKeys.get(status?.payment_method ?? method);
  return (
    <div className={styles.result} role="status">
      <span className={styles.good}>
        <CircleCheck size={32} aria-hidden />
      </span>
      {status && <Money amount={status.amount} size={40} />}
      {paid && <p className={styles.resultText}>{t(paid)}</p>}
    </div>
  );
}
