import { type TopUpEvent, type TopUpSnapshot, topUpAmount } from '@mobility/machines/top-up';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.ts';
import { payment } from '../../../intl/generated/en-US/payment.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useErrorText } from '../../../provider/use-failure.ts';
import { CardFields } from '../../card/CardFields.tsx';
import { CardFailed, CardInProcess } from '../../card/CardOutcome.tsx';
import * as styles from '../../card/CardPaymentDialog.css.ts';

type TopUpCardDialogProps = { snapshot: TopUpSnapshot; send(event: TopUpEvent): void };

/** The card that is typed for one top-up, the wait, and the refusal. It cannot be closed while the card is charged. */
export function TopUpCardDialog({ snapshot, send }: TopUpCardDialogProps) {
  const t = useText(wallet);
  const tPayment = useText(payment);
  const formats = useFormats();
  const text = useErrorText(snapshot.context.error);
  const [attempts, setAttempts] = useState(0);
  const pay = () => {
    setAttempts(attempts + 1);
    send({ type: 'pay' });
  };
  const price = formats.money(topUpAmount(snapshot.context), 'USD');
  const close = () => send({ type: 'close' });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('topUpByCard')}
      isDismissable={!snapshot.matches('charging')}
      footer={<Footer snapshot={snapshot} send={send} onPay={pay} label={tPayment('pay', { price })} />}
    >
      <p className={styles.line}>
        <span>{t('topUp')}</span>
        <span className={styles.amount}>{price}</span>
      </p>
      {snapshot.matches('entering') && (
        <CardFields card={snapshot.context} send={send} attempts={attempts} onSubmit={pay} />
      )}
      {snapshot.matches('charging') && <CardInProcess />}
      {snapshot.matches('refused') && <CardFailed reason={text ?? null} />}
    </Dialog>
  );
}

function Footer({ snapshot, send, onPay, label }: TopUpCardDialogProps & { onPay(): void; label: string }) {
  const t = useText(payment);
  if (snapshot.matches('entering')) {
    return (
      <Button variant="primary" size="large" fullWidth onPress={onPay}>
        {label}
      </Button>
    );
  }
  if (!snapshot.matches('refused')) return null;
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
