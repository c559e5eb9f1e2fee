import { useSentences } from '../intl/use-sentences.ts';
import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { useMyRides } from '../provider/rides/use-my-rides.ts';
import { useBalance } from '../provider/use-balance.ts';
import { useUser } from '../provider/use-user.ts';
import { PaymentsView } from './PaymentsView.tsx';
import { PayRideOnDemand } from './pay-ride/PayRideOnDemand.tsx';
import { type OpenPayment, useOpenPayment } from './use-open-payment.ts';

export type PaymentsProps = OpenPayment;

/** The payments page of riders and drivers: balance, transactions, a rider's unpaid rides and the dialog that pays one. */
export const Payments = (props: PaymentsProps) => {
  const { sentence } = useSentences();
  const balance = useBalance();
  const rides = useMyRides();
  const isDriver = useUser()?.role === 'driver';
  const { ride, open, close } = useOpenPayment(rides.data, props);
  usePreload(PayRideOnDemand);
  const retry = (): void => {
    void balance.refetch();
    void rides.refetch();
  };
  return (
    <>
      <PaymentsView
        balance={balance.data ?? null}
        {...(isDriver ? {} : { rides: rides.data ?? null })}
        error={balance.isError || rides.isError ? sentence('payment.loadFailed') : undefined}
        onRetry={retry}
        onPay={open}
      />
      {ride && <PayRideOnDemand key={ride.id} ride={ride} onClose={close} />}
    </>
  );
};
