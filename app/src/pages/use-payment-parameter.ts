import type { Ride } from '@mobility/openapi';
import { useSearchParams } from 'wouter';

/** The parameter `pay` of the address names the ride whose payment is open: toasts and reloads lead to it. */
export const usePaymentParameter = () => {
  const [params, setParams] = useSearchParams();
  return {
    rideId: params.get('pay'),
    onPay: (ride: Ride) => setParams({ pay: ride.id }),
    onClose: () =>
      setParams(
        (before) => {
          before.delete('pay');
          return before;
        },
        { replace: true },
      ),
  };
};
