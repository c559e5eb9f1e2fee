import type { SessionActor } from '@mobility/machines/session';
import { useSelector } from '@xstate/react';
import { useMobility } from './mobility.ts';

/** The session of the signed-in user; undefined when signed out, and until its code has been loaded. */
export const useSession = (): SessionActor | undefined =>
  useSelector(useMobility().auth ?? undefined, (snapshot) => snapshot?.context.session ?? undefined);
