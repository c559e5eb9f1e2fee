import type { PaymentEvent, PaymentSnapshot } from '@mobility/machines/payment.machine';
import type { PaymentMethod } from '@mobility/openapi';
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

const openWords: Record<PaymentMethod, string> = {
  balance: 'Continue with balance',
  cash: 'Continue with cash',
  stripe: 'Continue with card',
};

/** The one button of the dialog, which names the amount. */
export function PaymentFooter({ snapshot, send, fallbackAmount, onClose }: PaymentFooterProps) {
  const { status, method } = snapshot.context;
  if (snapshot.matches('paid')) {
    return (
      <Button variant="primary" size="large" fullWidth autoFocus onPress={onClose}>
        Done
      </Button>
    );
  }
  const isOpen = snapshot.matches('pending') || snapshot.matches('processing') || snapshot.matches('card');
  return (
    <Button
      className={styles.pay}
      variant="primary"
      size="large"
      fullWidth
      isDisabled={!status}
      isPending={snapshot.matches('initiating') || snapshot.matches('processing')}
      onPress={() => send({ type: isOpen ? 'complete' : 'initiate' })}
    >
      <span>{isOpen ? 'Complete Payment' : openWords[method]}</span>
      <Money amount={status?.amount || fallbackAmount} />
    </Button>
  );
}
