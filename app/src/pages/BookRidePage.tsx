import { Booking } from '@mobility/components/booking';
import { bookingWith } from '@mobility/machines/booking.actors';
import { parseBookAgain } from '@mobility/machines/booking.rules';
import { geolocationMessage } from '@mobility/machines/driver-location.rules';
import { placeAt } from '@mobility/machines/place-search.rules';
import type { FoundPlace } from '@mobility/machines/ports';
import { limits } from '@mobility/openapi/limits';
import { useMutation } from '@tanstack/react-query';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../use-session.ts';

/** Read once: a reload starts with an empty form. */
const readBookAgain = () => parseBookAgain(sessionStorage.getItem(limits.booking.bookAgainKey));

/** Asks the device where it is; what it cannot tell is said as an alert. */
const useLocate = (onFound: (place: FoundPlace) => void) => {
  const { geolocation, alerts } = useSession();
  return useMutation({
    mutationFn: () => geolocation.locate(new AbortController().signal),
    onSuccess: (location) => onFound(placeAt(location)),
    onError: (error: unknown) =>
      alerts.send({ type: 'alert', alert: { tone: 'critical', message: geolocationMessage(error) } }),
  });
};

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
  const locate = useLocate((place) => pickup?.send({ type: 'setPlace', place, text: place.address }));
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
      pickup={pickupSnapshot}
      dropoff={dropoffSnapshot}
      sendPickup={(event) => pickup?.send(event)}
      sendDropoff={(event) => dropoff?.send(event)}
      onLocate={locate.mutate}
      isLocating={locate.isPending}
    />
  );
}
