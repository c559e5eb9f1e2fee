import { defaultLinks, leftFrom } from '@mobility/components/provider';
import { Redirect } from 'wouter';

/** The page that a hosted checkout returns to without a payment: leads back to where it was opened, to try again. */
export default function PaymentCancelledPage() {
  return <Redirect to={leftFrom() ?? defaultLinks.rides} replace />;
}
