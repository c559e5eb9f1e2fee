import { toasts } from '@mobility/components/primitives';
import { rideTopic } from '@mobility/machines/alert';
import { rideWith } from '@mobility/machines/ride.actors';
import type { RideEvent, RideSnapshot } from '@mobility/machines/ride.machine';
import type { Party } from '@mobility/machines/ride.rules';
import type { Ride } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { useSession } from './use-session.ts';

type RideActor = ActorRefFrom<ReturnType<typeof rideWith>>;

/** The one ride that the person is acting on: its machine runs from the first wish until another ride gets one. */
export type RideDesk = {
  snapshot: RideSnapshot | undefined;
  /** Sends a wish about a ride, and puts that ride on the desk. */
  act(ride: Ride, wish: RideEvent): void;
  send(event: RideEvent): void;
};

export const useRideDesk = (by: Party, rides: readonly Ride[] | undefined): RideDesk => {
  const session = useSession();
  const [actor, setActor] = useState<RideActor>();
  const snapshot = useSelector(actor, (state) => state);
  const machine = useMemo(() => rideWith(session), [session]);

  useEffect(() => {
    const { queryClient, auth } = session;
    const subscription = actor?.on('ride_changed', () => {
      // Whoever acts on a ride has read what was told of it so far.
      toasts.dismiss(rideTopic(actor.getSnapshot().context.ride.id));
      void queryClient.invalidateQueries({ queryKey: ['rides'] });
      void queryClient.invalidateQueries({ queryKey: ['user', 'getMyBalance'] });
      auth.getSnapshot().children.availability?.send({ type: 'rides_changed' });
    });
    return () => {
      subscription?.unsubscribe();
      actor?.stop();
    };
  }, [actor, session]);

  const known = actor?.getSnapshot().context.ride.id;
  const latest = rides?.find(({ id }) => id === known);
  useEffect(() => {
    if (latest) actor?.send({ type: 'sync', ride: latest });
  }, [actor, latest]);

  const act = useCallback(
    (ride: Ride, wish: RideEvent) => {
      if (actor && actor.getSnapshot().context.ride.id === ride.id) {
        actor.send(wish);
        return;
      }
      const next = createActor(machine, { input: { ride, by, alerts: session.alerts } });
      next.start();
      next.send(wish);
      setActor(next);
    },
    [actor, machine, by, session],
  );
  return { snapshot, act, send: (event) => actor?.send(event) };
};
