import type { PaymentEvent, PaymentSnapshot } from '@mobility/machines/payment';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './PayRideView.css.ts';

type PaymentFooterProps = {
  snapshot: PaymentSnapshot;
  send(event: PaymentEvent): void;
  /** Shown on the button until the amount is loaded. */
  fallbackAmount: number;
  /** Opens the receipt of the paid ride. */
  onReceipt(): void;
  onDispute(): void;
  onClose(): void;
};

/** The button of the dialog, with the amount. */
export function PaymentFooter({ snapshot, send, fallbackAmount, ...on }: PaymentFooterProps) {
  const t = useText(payment);
  const { status } = snapshot.context;
  if (snapshot.matches('paid') || snapshot.matches('writtenOff')) {
    return (
      <>
        {/* Another button than the one that pays, which has no part in its focus. */}
        <Button key="done" variant="primary" size="large" fullWidth autoFocus onPress={on.onClose}>
          {t('done')}
        </Button>
        {snapshot.matches('paid') && (
          <div className={styles.pair}>
            <Button size="large" fullWidth onPress={on.onReceipt}>
              {t('receipt')}
            </Button>
            <Button size="large" fullWidth onPress={on.onDispute}>
              {t('dispute')}
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <Button
      className={styles.pay}
      variant="primary"
      size="large"
      fullWidth
      isDisabled={!status}
      isPending={snapshot.matches('initiating') || snapshot.matches('processing')}
      onPress={() => send({ type: 'complete' })}
    >
      <span>{t('completePayment')}</span>
      <Money amount={status?.amount || fallbackAmount} />
    </Button>
  );
}
