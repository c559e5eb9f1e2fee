import { openRating } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { keepOmitted, omittedItems } from '@mobility/sdk/queries';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBookAgain } from '../../booking/use-book-again.ts';
import { PayRideOnDemand } from '../../payment/pay-ride/PayRideOnDemand.tsx';
import { type OpenPayment, useOpenPayment } from '../../payment/use-open-payment.ts';
import { usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import { useMobility } from '../../provider/mobility.ts';
import { queryState } from '../../provider/query-state.ts';
import { shareRides, useMyRides } from '../../provider/rides/use-my-rides.ts';
import { useUser } from '../../provider/use-user.ts';
import { RideDetailsDialog } from '../RideDetailsDialog.tsx';
import { useRideActor } from '../use-ride-actor.ts';
import { DriverRideHistory } from './DriverRideHistory.tsx';
import { RideHistoryView } from './RideHistoryView.tsx';

/** The props say which ride a rider is paying; without them the history keeps it itself. */
export type RideHistoryProps = OpenPayment;

const useHistory = (rides: UseQueryResult<Ride[]>) => {
  const [details, setDetails] = useState<Ride | null>(null);
  return {
    list: { rides: rides.data ?? [], unreadable: omittedItems(rides.data), state: queryState(rides) },
    isRefreshing: rides.isFetching,
    refresh: (): void => void rides.refetch(),
    details,
    setDetails,
  };
};

const OfDriver = () => {
  const { queries } = useMobility();
  const rides = useQuery({
    ...queries.listUnifiedRides(),
    select: (unified) => keepOmitted(unified, unified.completed_matches),
    structuralSharing: shareRides,
    refetchOnWindowFocus: 'always',
  });
  const { list, isRefreshing, refresh } = useHistory(rides);
  return <DriverRideHistory {...list} isRefreshing={isRefreshing} onRefresh={refresh} />;
};

const OfPlatform = () => {
  const { list, refresh, details, setDetails } = useHistory(useMyRides());
  return (
    <>
      <RideHistoryView viewer="admin" {...list} onRetry={refresh} onDetails={setDetails} />
      <RideDetailsDialog ride={details} onClose={() => setDetails(null)} />
    </>
  );
};

const OfRider = (props: RideHistoryProps) => {
  const { links } = useMobility();
  const { list, refresh, details, setDetails } = useHistory(useMyRides());
  const { act, snapshot } = useRideActor('rider');
  const rating = snapshot && openRating(snapshot);
  const payment = useOpenPayment(list.rides, props);
  usePreload(PayRideOnDemand);
  const pay = (ride: Ride): void => {
    setDetails(null);
    payment.open(ride);
  };
  return (
    <>
      <RideHistoryView
        viewer="rider"
        {...list}
        rating={rating ? { rideId: snapshot.context.ride.id, ...rating } : null}
        links={links}
        onRetry={refresh}
        onDetails={setDetails}
        onBookAgain={useBookAgain()}
        onOpenRating={(ride) => act(ride, { type: 'openRating' })}
        onRate={(ride, mood) => act(ride, { type: 'rate', rating: mood })}
      />
      <RideDetailsDialog ride={details} onClose={() => setDetails(null)} onPay={pay} />
      {payment.ride && <PayRideOnDemand key={payment.ride.id} ride={payment.ride} onClose={payment.close} />}
    </>
  );
};

/** The rides of the signed-in user: a table for drivers, cards for riders, and for admins the whole platform's. */
export const RideHistory = (props: RideHistoryProps) => {
  const role = useUser()?.role;
  if (role === 'driver') return <OfDriver />;
  return role === 'admin' ? <OfPlatform /> : <OfRider {...props} />;
};
