import type { CardPaymentEvent, CardPaymentSnapshot } from '@mobility/machines/card-payment';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { shortId } from '../../format/id.ts';
import { useFormats } from '../../format/use-formats.ts';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { rich } from '../../intl/rich.tsx';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import { mirrored } from '../../theme/mirrored.css.ts';
import * as result from '../pay-ride/PayRideView.css.ts';
import { CardFields } from './CardFields.tsx';
import { CardFailed, CardInProcess, OutcomeUnknown } from './CardOutcome.tsx';
import * as styles from './CardPaymentDialog.css.ts';

export type CardPaymentDialogProps = {
  snapshot: CardPaymentSnapshot;
  send(event: CardPaymentEvent): void;
  /** Closes the whole payment: an arrow then leads back to the choice of a method. Without it, closing leads there. */
  onClose?(): void;
};

/** The card form, then the wait, then the result. It cannot be closed while the server processes the payment. */
export function CardPaymentDialog({ snapshot, send, onClose }: CardPaymentDialogProps) {
  const t = useText(payment);
  const formats = useFormats();
  const [attempts, setAttempts] = useState(0);
  const pay = () => {
    setAttempts(attempts + 1);
    send({ type: 'pay' });
  };
  const { rideId, amount } = snapshot.context;
  const back = () => send({ type: 'close' });
  const hasFooter = snapshot.matches('ready') || snapshot.matches('error');
  return (
    <Dialog
      isOpen
      onClose={((hasFooter || snapshot.matches('checking')) && onClose) || back}
      title={t('cardTitle')}
      start={
        onClose &&
        hasFooter && (
          <IconButton
            label={t('backToMethods')}
            icon={<ArrowLeft className={mirrored} size={24} aria-hidden />}
            onPress={back}
          />
        )
      }
      isDismissable={!snapshot.matches('processing')}
      footer={hasFooter && <Footer snapshot={snapshot} send={send} onPay={pay} />}
    >
      <p className={styles.line}>
        <span>
          {rich((slot) => t('ride', { id: slot(<span className={styles.id}>{shortId(rideId)}</span>) }))}
        </span>
        <span className={styles.amount}>{formats.money(amount, 'USD')}</span>
      </p>
      {snapshot.matches('ready') && (
        <CardFields card={snapshot.context} send={send} attempts={attempts} onSubmit={pay} />
      )}
      <Outcome snapshot={snapshot} />
    </Dialog>
  );
}

function Footer({ snapshot, send, onPay }: CardPaymentDialogProps & { onPay(): void }) {
  const t = useText(payment);
  const formats = useFormats();
  if (snapshot.matches('ready')) {
    return (
      <Button variant="primary" size="large" fullWidth icon={<Lock size={20} aria-hidden />} onPress={onPay}>
        {t('pay', { price: formats.money(snapshot.context.amount, 'USD') })}
      </Button>
    );
  }
  if (snapshot.matches('error')) {
    return (
      <>
        <Button variant="primary" fullWidth autoFocus onPress={() => send({ type: 'retry' })}>
          {t('tryAgain')}
        </Button>
        <Button fullWidth onPress={() => send({ type: 'close' })}>
          {t('useAnotherMethod')}
        </Button>
      </>
    );
  }
  return null;
}

function Outcome({ snapshot }: Pick<CardPaymentDialogProps, 'snapshot'>) {
  const t = useText(payment);
  const text = useErrorText(snapshot.context.error);
  if (snapshot.matches('processing')) return <CardInProcess />;
  if (snapshot.matches('checking')) return <OutcomeUnknown />;
  if (snapshot.matches('success') || snapshot.matches('paid')) {
    return (
      <div className={result.result} role="status">
        <span className={result.good}>
          <CircleCheck size={32} aria-hidden />
        </span>
        <p className={result.resultTitle}>{t('successful')}</p>
      </div>
    );
  }
  if (!snapshot.matches('error')) return null;
  return <CardFailed reason={text ?? null} />;
}
