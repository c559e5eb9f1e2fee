import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useActiveRide } from '../../provider/rides/use-active-ride.ts';

/** Opens the dialog that cancels a ride of the list: that of the active ride, or one for the ride it returns as `other`. */
export const useCancelRide = () => {
  const { actor } = useActiveRide();
  const [other, setOther] = useState<{ ride: Ride; count: number } | null>(null);
  const cancel = (ride: Ride): void => {
    if (actor?.getSnapshot().context.ride.id === ride.id) actor.send({ type: 'openCancel' });
    else setOther((last) => ({ ride, count: (last?.count ?? 0) + 1 }));
  };
  return { cancel, other };
};
