import { Booking } from '@mobility/components/booking';
import { bookingWith } from '@mobility/machines/booking.actors';
import { type BookAgain, draftOf, parseBookAgain, parseDraft } from '@mobility/machines/booking.rules';
import { geolocationMessage } from '@mobility/machines/driver-location.rules';
import { placeAt } from '@mobility/machines/place-search.rules';
import type { FoundPlace } from '@mobility/machines/ports';
import { activeRide } from '@mobility/machines/ride.rules';
import { limits } from '@mobility/openapi/limits';
import { useMutation } from '@tanstack/react-query';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useMyRides } from '../use-rides.ts';
import { useSession } from '../use-session.ts';

const draftKey = 'mobility_booking_draft';

/** Read once: a reload finds the draft of the form instead. */
const readKept = () => ({
  bookAgain: parseBookAgain(sessionStorage.getItem(limits.booking.bookAgainKey)),
  draft: parseDraft(sessionStorage.getItem(draftKey)),
});

/** Keeps the form over a reload, and over nothing else: whoever comes next must not find it. */
const useDraft = (draft: BookAgain | null): void => {
  const text = draft && JSON.stringify(draft);
  useEffect(() => {
    if (text === null) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, text);
  }, [text]);
  useEffect(() => () => sessionStorage.removeItem(draftKey), []);
};

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
  const [kept] = useState(readKept);
  useEffect(() => sessionStorage.removeItem(limits.booking.bookAgainKey), []);
  const machine = useMemo(() => bookingWith(session), [session]);
  const [snapshot, send] = useActor(machine, { input: { ...kept, alerts: session.alerts } });
  const { pickup, dropoff } = snapshot.children;
  const pickupSnapshot = useSelector(pickup, (state) => state);
  const dropoffSnapshot = useSelector(dropoff, (state) => state);
  const locate = useLocate((place) => pickup?.send({ type: 'setPlace', place, text: place.address }));
  const { queryClient } = session;
  const { data: rides = [] } = useMyRides();
  // Booked just now, or refused because of a ride that this list does not know yet.
  const isListOld = snapshot.matches('confirmed') || snapshot.context.hasActiveRide;
  useDraft(snapshot.context.booked ? null : draftOf(snapshot.context));
  useEffect(() => {
    if (isListOld) void queryClient.invalidateQueries({ queryKey: ['rides'] });
  }, [isListOld, queryClient]);
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
      hasActiveRide={activeRide(rides) !== null}
    />
  );
}
