import { RideHistory } from '@mobility/components/ride';
import { usePaymentParameter } from './use-payment-parameter.ts';

/** The rides of the signed-in user; the ride that is being paid is in the address. */
export default function RidesPage() {
  return <RideHistory {...usePaymentParameter()} />;
}
