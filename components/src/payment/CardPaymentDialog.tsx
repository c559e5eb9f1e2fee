import type { CardPaymentEvent, CardPaymentSnapshot } from '@mobility/machines/card-payment.machine';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { formatMoney, shortId } from '../format/index.ts';
import { failureText } from '../messages/index.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { SpinnerRing } from '../primitives/Spinner/Spinner.tsx';
import * as styles from './CardPaymentDialog.css.ts';
import { CardPaymentForm } from './CardPaymentForm.tsx';
import * as result from './PaymentDialog.css.ts';

export type CardPaymentDialogProps = { snapshot: CardPaymentSnapshot; send(event: CardPaymentEvent): void };

/** 'Credit Card Payment': the form, then waiting, then the outcome. It cannot be closed while the money may be moving. */
export function CardPaymentDialog({ snapshot, send }: CardPaymentDialogProps) {
  const [attempts, setAttempts] = useState(0);
  const pay = () => {
    setAttempts(attempts + 1);
    send({ type: 'pay' });
  };
  const { rideId, amount } = snapshot.context;
  const hasFooter = snapshot.matches('ready') || snapshot.matches('error');
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'close' })}
      title="Credit Card Payment"
      isDismissable={!snapshot.matches('processing')}
      footer={hasFooter && <Footer snapshot={snapshot} send={send} onPay={pay} />}
    >
      <p className={styles.line}>
        <span>
          Ride <span className={styles.id}>{shortId(rideId)}</span>
        </span>
        <span className={styles.amount}>{formatMoney(amount, 'USD')}</span>
      </p>
      {snapshot.matches('ready') && (
        <CardPaymentForm snapshot={snapshot} send={send} attempts={attempts} onSubmit={pay} />
      )}
      <Outcome snapshot={snapshot} />
    </Dialog>
  );
}

function Footer({ snapshot, send, onPay }: CardPaymentDialogProps & { onPay(): void }) {
  if (snapshot.matches('ready')) {
    return (
      <Button variant="primary" size="large" fullWidth icon={<Lock size={20} aria-hidden />} onPress={onPay}>
        Pay {formatMoney(snapshot.context.amount, 'USD')}
      </Button>
    );
  }
  if (snapshot.matches('error')) {
    return (
      <>
        <Button variant="primary" fullWidth autoFocus onPress={() => send({ type: 'retry' })}>
          Try Again
        </Button>
        <Button fullWidth onPress={() => send({ type: 'close' })}>
          Use another method
        </Button>
      </>
    );
  }
  return null;
}

function Outcome({ snapshot }: Pick<CardPaymentDialogProps, 'snapshot'>) {
  const { failure } = snapshot.context;
  if (snapshot.matches('processing')) {
    return (
      <div className={result.result} role="status">
        <SpinnerRing size={56} />
        <p className={result.resultTitle}>Processing Payment</p>
        <p className={result.resultText}>Please do not close this window.</p>
      </div>
    );
  }
  if (snapshot.matches('success') || snapshot.matches('paid')) {
    return (
      <div className={result.result} role="status">
        <span className={result.good}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <p className={result.resultTitle}>Payment Successful!</p>
      </div>
    );
  }
  if (!snapshot.matches('error')) return null;
  return (
    <div className={result.result} role="alert">
      <span className={result.bad}>
        <CircleAlert size={32} aria-hidden />
      </span>
      <p className={result.resultTitle}>Payment Failed</p>
      <p className={result.resultText}>Please try again or use a different payment method</p>
      {failure && <p className={result.detail}>{failureText(failure)}</p>}
    </div>
  );
}
