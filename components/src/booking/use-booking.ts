import {
  type BookAgain,
  type BookingEvent,
  type BookingSnapshot,
  bookingWith,
} from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { Point } from '@mobility/machines/ports';
import type { RideOwner } from '@mobility/machines/ride';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useMobility } from '../provider/mobility.ts';
import { useDraft, useStartTrip } from './use-draft.ts';

type BookingOptions = {
  onBooked?: (requestId: string) => void;
  prefill?: Partial<BookAgain>;
};

type BookingParts = {
  snapshot: BookingSnapshot;
  send: (event: BookingEvent) => void;
  pickup: PlaceSearchSnapshot | undefined;
  dropoff: PlaceSearchSnapshot | undefined;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  /** Tells both searches where the rider is. */
  sendHere: (at: Point) => void;
};

/** The booking machine with its two place searches, wired to the provider's ports. */
export const useBooking = ({ onBooked, prefill }: BookingOptions): BookingParts => {
  const mobility = useMobility();
  const { alerts, auth, queries, queryClient, links, navigate, places } = mobility;
  const start = useStartTrip(prefill);
  const machine = useMemo(() => bookingWith(mobility), [mobility]);
  const [owner] = useState<RideOwner>(
    () =>
      auth ?? {
        send: () => void queryClient.invalidateQueries({ queryKey: queries.listMyRides().queryKey }),
      },
  );
  const [snapshot, send, actor] = useActor(machine, {
    input: { ...start, alerts, owner, manual: places.refused?.get() },
  });
  useDraft(snapshot);
  useEffect(() => places.refused?.subscribe(() => actor.send({ type: 'maps_auth_failed' })), [actor, places]);
  useEffect(
    () =>
      actor.on('confirmation_closed', ({ request_id }) =>
        onBooked ? onBooked(request_id) : navigate(links.rides),
      ).unsubscribe,
    [actor, onBooked, navigate, links],
  );

  const { pickup, dropoff } = snapshot.children;
  return {
    snapshot,
    send,
    pickup: useSelector(pickup, (state) => state),
    dropoff: useSelector(dropoff, (state) => state),
    sendPickup: (event) => pickup?.send(event),
    sendDropoff: (event) => dropoff?.send(event),
    sendHere: (at) => {
      for (const search of [pickup, dropoff]) search?.send({ type: 'setHere', at });
    },
  };
};
