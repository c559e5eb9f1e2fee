import type { CardPaymentEvent, CardPaymentSnapshot } from '@mobility/machines/card-payment.machine';
import type { PaymentEvent, PaymentSnapshot } from '@mobility/machines/payment.machine';
import type { Ride } from '@mobility/openapi';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { CardPaymentDialog } from './CardPaymentDialog.tsx';
import { PaymentBody } from './PaymentBody.tsx';
import { PaymentFooter } from './PaymentFooter.tsx';

export type PaymentDialogProps = {
  snapshot: PaymentSnapshot;
  send(event: PaymentEvent): void;
  ride: Ride;
  /** What the rider holds; null while it loads. */
  balance: number | null;
  /** The snapshot of the child `cardPayment`, while there is one. */
  card?: { snapshot: CardPaymentSnapshot; send(event: CardPaymentEvent): void };
  onClose(): void;
};

const titleOf = (snapshot: PaymentSnapshot): string => {
  if (snapshot.matches('paid')) return 'Payment Complete';
  return snapshot.matches('pending') || snapshot.matches('processing')
    ? 'Complete Payment'
    : 'Payment Required';
};

/** Pays one ride: choose a method, then complete. The card's own dialog takes its place for a card. Mount it while open. */
export function PaymentDialog({ card, ...props }: PaymentDialogProps) {
  const { snapshot, send, ride, onClose } = props;
  if (snapshot.matches('card') && card) return <CardPaymentDialog {...card} />;
  const isBusy = snapshot.matches('initiating') || snapshot.matches('processing');
  const footer = !snapshot.matches('loadFailed') && (
    <PaymentFooter snapshot={snapshot} send={send} fallbackAmount={ride.estimated_fare} onClose={onClose} />
  );
  return (
    <Dialog isOpen onClose={onClose} title={titleOf(snapshot)} isDismissable={!isBusy} footer={footer}>
      <PaymentBody {...props} />
    </Dialog>
  );
}
