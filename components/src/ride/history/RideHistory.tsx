import { openRating } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { OpenedRide, OpenedRideParts } from '../../admin/rides/OpenedRide.tsx';
import { useBookAgain } from '../../booking/use-book-again.ts';
import { OpenDisputeOnDemand } from '../../dispute/OpenDisputeOnDemand.tsx';
import { EarningsOnDemand } from '../../driver/earnings/EarningsOnDemand.tsx';
import { PayOpenRideOnDemand } from '../../payment/pay-ride/PayOpenRideOnDemand.tsx';
import { type OpenPayment, useOpenPayment } from '../../payment/use-open-payment.ts';
import { InAddress } from '../../primitives/Dialog/InAddress.tsx';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { type HistoryChoice, type RideList, useRidePages } from '../../provider/rides/use-ride-pages.ts';
import { useUser } from '../../provider/use-user.ts';
import { RideDetailsOnDemand } from '../details/RideDetailsOnDemand.tsx';
import { useRideActor } from '../use-ride-actor.ts';
import { DriverRideHistory } from './DriverRideHistory.tsx';
import { RideHistoryView } from './RideHistoryView.tsx';
import {
  type OpenDecision,
  type OpenDetails,
  useNamedRide,
  useOpenDecision,
  useOpenDetails,
} from './use-opened-ride.ts';
import { useSettledChoice } from './use-settled-choice.ts';

/**
 * The props say which ride a rider is paying, whose details are open and whether an admin decides about it; without them the
 * history keeps them itself.
 * `choice` is the search and filter at the start, and `onChoice` gets each change.
 */
export type RideHistoryProps = OpenPayment &
  OpenDetails &
  OpenDecision & { choice?: HistoryChoice; onChoice?: (choice: HistoryChoice) => void };

const useHistory = (list: RideList, props: RideHistoryProps) => {
  const { settled, settle } = useSettledChoice(props.choice, props.onChoice);
  const { isFetching, refetch, ...pages } = useRidePages(list, settled);
  const { rides, state, more } = pages;
  return {
    list: { ...pages, choice: settled, onChoice: settle },
    isRefreshing: isFetching && !more.isReading,
    refresh: refetch,
    details: useOpenDetails(rides, state === 'ready', props),
  };
};

const OfDriver = (props: RideHistoryProps) => {
  const { list, isRefreshing, refresh, details } = useHistory('listUnifiedRides', props);
  usePreload(RideDetailsOnDemand);
  return (
    <>
      <DriverRideHistory
        {...list}
        isRefreshing={isRefreshing}
        earnings={<EarningsOnDemand />}
        onRefresh={refresh}
        onDetails={details.open}
      />
      <InAddress when={details.isInAddress}>
        <RideDetailsOnDemand ride={details.ride} onClose={details.close} />
      </InAddress>
    </>
  );
};

const OfPlatform = (props: RideHistoryProps) => {
  const { list, refresh, details } = useHistory('listMyRides', props);
  const decision = useOpenDecision(details.id, props);
  usePreload(...OpenedRideParts);
  return (
    <>
      <RideHistoryView viewer="admin" {...list} onRetry={refresh} onDetails={details.open} />
      <InAddress when={details.isInAddress}>
        <OpenedRide ride={details.ride} {...decision} onClose={details.close} />
      </InAddress>
    </>
  );
};

const OfRider = (props: RideHistoryProps) => {
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

/** The rides of the signed-in user: a table for drivers, cards for riders, and for admins the whole platform's. */
export const RideHistory = (props: RideHistoryProps) => {
  const role = useUser()?.role;
  if (role === 'driver') return <OfDriver {...props} />;
  return role === 'admin' ? <OfPlatform {...props} /> : <OfRider {...props} />;
};
