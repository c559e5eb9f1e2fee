import { openRating } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useBookAgain } from '../../../booking/use-book-again.ts';
import { OpenDisputeOnDemand } from '../../../dispute/OpenDisputeOnDemand.tsx';
import { PayOpenRideOnDemand } from '../../../payment/pay-ride/PayOpenRideOnDemand.tsx';
import { useOpenPayment } from '../../../payment/use-open-payment.ts';
import { InAddress } from '../../../primitives/Dialog/InAddress.tsx';
import { usePreload } from '../../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../../provider/mobility.ts';
import { RideDetailsOnDemand } from '../../details/RideDetailsOnDemand.tsx';
import { useRideActor } from '../../use-ride-actor.ts';
import { RideHistoryView } from '../RideHistoryView.tsx';
import { useNamedRide } from '../use-opened-ride.ts';
import { type RideHistoryProps, useHistory } from './use-history.ts';

/** The rides of a rider as cards, with what can be done about each. */
export const RiderRides = (props: RideHistoryProps) => {
  const { links } = useMobility();
  const { list, refresh, details } = useHistory('listMyRides', props);
  const { act, snapshot } = useRideActor('rider');
  const rating = snapshot && openRating(snapshot);
  const named = useNamedRide(props.rideId, list.rides, list.state === 'ready');
  const payment = useOpenPayment(named ? [named] : list.rides, props);
  const [disputed, setDisputed] = useState<Ride | null>(null);
  const bookAgain = useBookAgain();
  usePreload(RideDetailsOnDemand, PayOpenRideOnDemand);
  const openWidget = (ride: Ride): void => act(ride, { type: 'openRating' });
  const rate = (ride: Ride): void => {
    details.close();
    openWidget(ride);
  };
  const pay = (ride: Ride): void => {
    details.leave();
    payment.open(ride);
  };
  const dispute = (ride: Ride): void => {
    details.leave();
    setDisputed(ride);
  };
  return (
    <>
      <RideHistoryView
        viewer="rider"
        {...list}
        rating={rating ? { rideId: snapshot.context.ride.id, ...rating } : null}
        links={links}
        onRetry={refresh}
        onDetails={details.open}
        onBookAgain={bookAgain}
        onOpenRating={openWidget}
        onRate={(ride, mood) => act(ride, { type: 'rate', rating: mood })}
      />
      <InAddress when={details.isInAddress}>
        <RideDetailsOnDemand
          ride={details.ride}
          onClose={details.close}
          onPay={pay}
          onRate={rate}
          onBookAgain={bookAgain}
          onDispute={dispute}
        />
      </InAddress>
      {disputed && (
        <OpenDisputeOnDemand key={disputed.id} ride={disputed} onClose={() => setDisputed(null)} />
      )}
      <PayOpenRideOnDemand {...payment} />
    </>
  );
};
