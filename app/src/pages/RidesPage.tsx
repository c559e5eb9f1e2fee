import { text } from '@mobility/components/messages';
import { DriverRideHistory, RideDetailsDialog, RideHistory } from '@mobility/components/ride';
import type { RideSnapshot } from '@mobility/machines/ride.machine';
import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useRideDesk } from '../use-ride-desk.ts';
import { stateOf, useMyRides } from '../use-rides.ts';
import { useSignedIn } from '../use-session.ts';
import { RidePayment, usePaymentDoor } from './RidePayment.tsx';
import { useBookAgain } from './use-book-again.ts';

const ratingOf = (snapshot: RideSnapshot | undefined) => {
  if (!snapshot || !(snapshot.matches({ rating: 'choosing' }) || snapshot.matches({ rating: 'submitting' })))
    return null;
  const { ride, rating } = snapshot.context;
  return { rideId: ride.id, isSubmitting: snapshot.matches({ rating: 'submitting' }), picked: rating };
};

const useHistory = () => {
  const rides = useMyRides();
  return {
    rides,
    list: {
      rides: rides.data ?? [],
      state: stateOf(rides),
      error: text('ride.historyFailed'),
    },
  };
};

const DriverHistory = () => {
  const { rides, list } = useHistory();
  return (
    <DriverRideHistory {...list} isRefreshing={rides.isFetching} onRefresh={() => void rides.refetch()} />
  );
};

const AdminHistory = () => {
  const { rides, list } = useHistory();
  const [details, setDetails] = useState<Ride | null>(null);
  return (
    <>
      <RideHistory viewer="admin" {...list} onRetry={() => void rides.refetch()} onDetails={setDetails} />
      <RideDetailsDialog ride={details} onClose={() => setDetails(null)} />
    </>
  );
};

const RiderHistory = () => {
  const { rides, list } = useHistory();
  const desk = useRideDesk('rider', rides.data);
  const [details, setDetails] = useState<Ride | null>(null);
  const payment = usePaymentDoor();
  const pay = (ride: Ride): void => {
    setDetails(null);
    payment.open(ride);
  };
  return (
    <>
      <RideHistory
        viewer="rider"
        {...list}
        rating={ratingOf(desk.snapshot)}
        onRetry={() => void rides.refetch()}
        onDetails={setDetails}
        onBookAgain={useBookAgain()}
        onOpenRating={(ride) => desk.act(ride, { type: 'openRating' })}
        onRate={(ride, rating) => desk.act(ride, { type: 'rate', rating })}
      />
      <RideDetailsDialog ride={details} onClose={() => setDetails(null)} onPay={pay} />
      <RidePayment rides={rides.data} />
    </>
  );
};

/** The rides of whoever is signed in. */
export default function RidesPage() {
  const { role } = useSignedIn();
  if (role === 'driver') return <DriverHistory />;
  return role === 'admin' ? <AdminHistory /> : <RiderHistory />;
}
