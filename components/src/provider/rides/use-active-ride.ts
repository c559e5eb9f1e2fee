import { isUnderWay, type RideSnapshot, type rideMachine } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useMobility } from '../mobility.ts';
import { useSession } from '../use-session.ts';

export type ActiveRide = {
  actor: ActorRefFrom<typeof rideMachine> | undefined;
  snapshot: RideSnapshot | undefined;
  /** Null when no ride is under way, as far as is known. */
  ride: Ride | null;
  /** False until the session is loaded and the server has answered once which ride is under way, if any. */
  isKnown: boolean;
  /** Leaves the summary of a ride that is over. */
  leaveSummary(): void;
};

/** The ride that the signed-in rider or driver takes part in now, and its machine. */
export const useActiveRide = (): ActiveRide => {
  const { auth } = useMobility();
  const session = useSession();
  const activeRide = useSelector(session, (state) => state?.children.activeRide);
  const actor = useSelector(activeRide, (state) => state?.children.ride);
  const snapshot = useSelector(actor, (state) => state);
  const isRead = useSelector(activeRide, (state) => !state?.matches({ ride: 'unknown' }));
  return {
    actor,
    snapshot,
    ride: snapshot && isUnderWay(snapshot) ? snapshot.context.ride : null,
    leaveSummary: () => activeRide?.send({ type: 'leave_summary' }),
    isKnown: (auth === null || session !== undefined) && isRead,
  };
};
