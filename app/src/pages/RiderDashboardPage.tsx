import { RiderDashboard } from '@mobility/components/ride';
import { build } from '../build.ts';
import { usePaymentParameter } from './use-payment-parameter.ts';

/** The rider's dashboard; the ride that is being paid is in the address. */
export default function RiderDashboardPage() {
  return <RiderDashboard build={build} {...usePaymentParameter()} />;
}
