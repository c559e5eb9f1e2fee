import type { PaymentSnapshot } from '@mobility/machines/payment.machine';
import { rideFare } from '@mobility/machines/ride.rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import { formatDate } from '../format/index.ts';
import { failureText } from '../messages/index.ts';
import { Money } from '../primitives/Money/Money.tsx';
import { Notice } from '../primitives/Notice/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PaymentDialog.css.ts';
import type { PaymentDialogProps } from './PaymentDialog.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';

const methodWords = { balance: 'from your balance', cash: 'in cash', stripe: 'by credit card' } as const;

/** What the dialog shows in each of the payment's states. */
export function PaymentBody(props: Omit<PaymentDialogProps, 'card'>) {
  const { snapshot, send, ride } = props;
  const { status, method, failure } = snapshot.context;
  const problem = failure && failureText(failure);
  if (snapshot.matches('loadFailed')) {
    return <Notice tone="critical" title={problem ?? ''} onRetry={() => send({ type: 'retry' })} />;
  }
  if (snapshot.matches('paid')) return <Paid snapshot={snapshot} />;
  if (!status) return <Loading />;
  const amount = status.amount || rideFare(ride);
  const isBusy = snapshot.matches('initiating') || snapshot.matches('processing');
  return (
    <>
      <Due {...props} amount={amount} />
      {snapshot.matches('failed') && <Notice tone="critical" title="Payment failed. Please try again." />}
      {snapshot.matches('expired') && (
        <Notice tone="caution" title="This payment has expired. You can pay it again." />
      )}
      <PaymentMethods
        amount={amount}
        balance={props.balance}
        value={method}
        isDisabled={isBusy}
        onChange={(next) => send({ type: 'choose', method: next })}
      />
      {problem && <Notice tone="critical" title={problem} />}
    </>
  );
}

function Due({ ride, amount }: Pick<PaymentDialogProps, 'ride'> & { amount: number }) {
  const driver = ride.driver_name ? `, with ${ride.driver_name}` : '';
  return (
    <div className={styles.due}>
      <Money amount={amount} size={40} />
      <p className={styles.what}>
        {`${ride.pickup_address} to ${ride.dropoff_address}${driver}, ${formatDate(ride.completed_at ?? ride.created_at)}`}
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading payment information</VisuallyHidden>
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
  const { status, method } = snapshot.context;
  return (
    <div className={styles.result} role="status">
      <span className={styles.good}>
        <CircleCheck size={32} aria-hidden />
      </span>
      {status && <Money amount={status.amount} size={40} />}
      <p className={styles.resultText}>Paid {methodWords[status?.payment_method ?? method]}</p>
    </div>
  );
}
