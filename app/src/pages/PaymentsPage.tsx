import { text } from '@mobility/components/messages';
import { PaymentsPage as PaymentsView } from '@mobility/components/payment';
import { useBalance, useMyRides } from '../use-rides.ts';
import { RidePayment, usePaymentDoor } from './RidePayment.tsx';

/** What the rider holds, owes and moved. */
export default function PaymentsPage() {
  const balance = useBalance();
  const rides = useMyRides();
  const payment = usePaymentDoor();
  const hasFailed = balance.isError || rides.isError;
  const retry = (): void => {
    void balance.refetch();
    void rides.refetch();
  };
  return (
    <>
      <PaymentsView
        balance={balance.data ?? null}
        rides={rides.data ?? null}
        error={hasFailed ? text('payment.loadFailed') : undefined}
        onRetry={retry}
        onPay={payment.open}
      />
      <RidePayment rides={rides.data} />
    </>
  );
}
