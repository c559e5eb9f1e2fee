import { canDispute } from '@mobility/machines/dispute';
import type { Dispute, Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../provider/mobility.ts';

/** The signed-in rider's disputes about a ride, newest first; none where the ride cannot have one. */
export const useRideDisputes = (ride: Ride | null, isRider: boolean): readonly Dispute[] => {
  const { queries } = useMobility();
  const { data } = useQuery({
    ...queries.listMyDisputes(),
    enabled: isRider && ride !== null && canDispute(ride),
  });
  return data?.disputes.filter(({ ride_id }) => ride_id === ride?.id) ?? [];
};
