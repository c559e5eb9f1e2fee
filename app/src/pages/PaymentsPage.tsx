import { Payments } from '@mobility/components/payment';
import { usePaymentParameter } from './use-payment-parameter.ts';

/** The payments of a rider or driver; the ride that is being paid is in the address. */
export default function PaymentsPage() {
  return <Payments {...usePaymentParameter()} />;
}
