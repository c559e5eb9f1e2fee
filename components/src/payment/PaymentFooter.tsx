import type { PaymentEvent, PaymentSnapshot } from '@mobility/machines/payment.machine';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './PaymentDialog.css.ts';

type PaymentFooterProps = {
  snapshot: PaymentSnapshot;
  send(event: PaymentEvent): void;
  /** Named on the button until the server has told the amount. */
  fallbackAmount: number;
  onClose(): void;
};

/** The one button of the dialog, which names the amount. */
export function PaymentFooter({ snapshot, send, fallbackAmount, onClose }: PaymentFooterProps) {
  const { status } = snapshot.context;
  if (snapshot.matches('paid')) {
    return (
      <Button variant="primary" size="large" fullWidth autoFocus onPress={onClose}>
        Done
      </Button>
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
      <span>Complete Payment</span>
      <Money amount={status?.amount || fallbackAmount} />
    </Button>
  );
}
