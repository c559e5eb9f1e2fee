import { Booking } from '@mobility/components/booking';
import { bookingWith } from '@mobility/machines/booking.actors';
import { parseBookAgain } from '@mobility/machines/booking.rules';
import { limits } from '@mobility/openapi/limits';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../use-session.ts';

/** Read once: a reload starts with an empty form. */
const readBookAgain = () => parseBookAgain(sessionStorage.getItem(limits.booking.bookAgainKey));

/** Gives the booking machine its client; the machine itself goes to /rides when it is done. */
export default function BookRidePage() {
  const session = useSession();
  const [bookAgain] = useState(readBookAgain);
  useEffect(() => sessionStorage.removeItem(limits.booking.bookAgainKey), []);
  const machine = useMemo(() => bookingWith(session), [session]);
  const [snapshot, send] = useActor(machine, { input: { bookAgain, alerts: session.alerts } });
  const { pickup, dropoff } = snapshot.children;
  const pickupSnapshot = useSelector(pickup, (state) => state);
  const dropoffSnapshot = useSelector(dropoff, (state) => state);
  const { queryClient } = session;
  const isBooked = snapshot.matches('confirmed');
  useEffect(() => {
    if (isBooked) void queryClient.invalidateQueries({ queryKey: ['rides'] });
  }, [isBooked, queryClient]);
  if (!pickupSnapshot || !dropoffSnapshot) return null;
  return (
    <Booking
      snapshot={snapshot}
      send={send}
      pickup={{ snapshot: pickupSnapshot, send: (event) => pickup?.send(event) }}
      dropoff={{ snapshot: dropoffSnapshot, send: (event) => dropoff?.send(event) }}
      onLocate={(signal) => session.geolocation.locate(signal)}
    />
  );
}
