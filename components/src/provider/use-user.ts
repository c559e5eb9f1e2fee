import type { User } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { useMobility } from './mobility.ts';

/** The signed-in user; null when signed out or without a session. */
export const useUser = (): User | null =>
  useSelector(useMobility().auth ?? undefined, (snapshot) => snapshot?.context.user ?? null);
