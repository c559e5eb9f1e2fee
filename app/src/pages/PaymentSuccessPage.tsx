import { PaymentCheck } from '@mobility/components/payment';
import { defaultLinks } from '@mobility/components/provider';
import { Redirect, useSearchParams } from 'wouter';

/** The page that a hosted checkout returns to. */
export default function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  if (!sessionId) return <Redirect to={defaultLinks.rides} replace />;
  return <PaymentCheck key={sessionId} sessionId={sessionId} />;
}
