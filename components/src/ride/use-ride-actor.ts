import {
  type Party,
  type RideEvent,
  type RideSnapshot,
  type rideMachine,
  rideWith,
} from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { useAuth, useMobility } from '../provider/mobility.ts';
import { useActiveRide } from '../provider/rides/use-active-ride.ts';

type RideActor = ActorRefFrom<typeof rideMachine>;

type RideActing = {
  /** Sends an event to the machine of this ride. */
  act: (ride: Ride, event: RideEvent) => void;
  /** The machine of the ride that was acted on last, if it is not the active one. */
  other: RideActor | undefined;
  /** The snapshot of that machine, otherwise of the active ride's. */
  snapshot: RideSnapshot | undefined;
};

/**
 * Acts on any ride of a list. The active ride has a machine already, which the session owns; another ride gets a
 * machine of its own until the user acts on the next one or leaves the page.
 */
export const useRideActor = (by: Party): RideActing => {
  const { client, ids, alerts } = useMobility();
  const owner = useAuth();
  const active = useActiveRide().actor;
  const machine = useMemo(() => rideWith({ client, ids }), [client, ids]);
  const [other, setOther] = useState<RideActor>();
  useEffect(() => () => other?.stop(), [other]);

  const actorOf = (ride: Ride) => {
    const known = [active, other].find((actor) => actor?.getSnapshot().context.ride.id === ride.id);
    if (known === active) setOther(undefined);
    if (known) return known;
    const actor = createActor(machine, { input: { ride, by, alerts, owner } }).start();
    setOther(actor);
    return actor;
  };
  return {
    act: (ride, event) => actorOf(ride).send(event),
    other,
    snapshot: useSelector(other ?? active, (state) => state),
  };
};
