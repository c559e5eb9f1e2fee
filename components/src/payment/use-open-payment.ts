import type { Ride } from '@mobility/openapi';
import { useState } from 'react';

export type OpenPayment = {
  /** The ride whose payment is open. Give it together with `onPay` and `onClose` to keep it in the address. */
  rideId?: string | null;
  onPay?: (ride: Ride) => void;
  onClose?: () => void;
};

/** Which of the rides is being paid: the host's choice where it gives one, otherwise its own. */
export const useOpenPayment = (
  rides: readonly Ride[] | undefined,
  { rideId, onPay, onClose }: OpenPayment,
) => {
  const [ownRideId, setOwnRideId] = useState<string | null>(null);
  const openId = rideId === undefined ? ownRideId : rideId;
  return {
    ride: rides?.find(({ id }) => id === openId),
    isInAddress: rideId !== undefined,
    open: onPay ?? (({ id }: Ride) => setOwnRideId(id)),
    close: onClose ?? (() => setOwnRideId(null)),
  };
};
