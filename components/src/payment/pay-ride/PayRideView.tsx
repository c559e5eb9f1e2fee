import type { CardPaymentEvent, CardPaymentSnapshot } from '@mobility/machines/card-payment';
import type { PaymentSnapshot } from '@mobility/machines/payment';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CardPaymentDialog } from '../card/CardPaymentDialog.tsx';
import { PaymentBody, type PaymentBodyProps } from './PaymentBody.tsx';
import { PaymentFooter } from './PaymentFooter.tsx';

export type PayRideViewProps = PaymentBodyProps & {
  /** The snapshot of the child `cardPayment`, while there is one. */
  card?: { snapshot: CardPaymentSnapshot; send(event: CardPaymentEvent): void };
  /** Opens the receipt of the paid ride. */
  onReceipt(): void;
  /** Opens a dispute about the paid ride. */
  onDispute(): void;
  onClose(): void;
};

const titleKey = (snapshot: PaymentSnapshot) => {
  if (snapshot.matches('paid')) return 'paymentComplete';
  const isOpen = (['pending', 'processing', 'checking'] as const).some((state) => snapshot.matches(state));
  return isOpen ? 'completePayment' : 'paymentRequired';
};

/** The dialog that pays one ride: choose a method, then complete. A card payment shows the card dialog in its place. */
export function PayRideView({ card, ...props }: PayRideViewProps) {
  const t = useText(payment);
  const { snapshot, send, ride, onReceipt, onDispute, onClose } = props;
  if (snapshot.matches('card') && card) return <CardPaymentDialog {...card} onClose={onClose} />;
  const isBusy = snapshot.matches('initiating') || snapshot.matches('processing');
  const footer = !snapshot.matches('loadFailed') && !snapshot.matches('checking') && (
    <PaymentFooter
      snapshot={snapshot}
      send={send}
      fallbackAmount={ride.estimated_fare}
      onReceipt={onReceipt}
      onDispute={onDispute}
      onClose={onClose}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={t(titleKey(snapshot))} isDismissable={!isBusy} footer={footer}>
      <PaymentBody {...props} />
    </Dialog>
  );
}
