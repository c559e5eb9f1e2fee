import { useCallback } from 'react';
import { useMobility } from '../provider/mobility.ts';

/** Reads again what a payment changes: the rides, the payments and the balance. */
export const useRefreshPayments = () => {
  const { queries, queryClient } = useMobility();
  return useCallback(() => {
    for (const { queryKey } of [queries.listMyRides(), queries.listPayments(), queries.getMyBalance()])
      void queryClient.invalidateQueries({ queryKey });
  }, [queries, queryClient]);
};
