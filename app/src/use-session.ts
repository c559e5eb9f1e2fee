import type { User } from '@mobility/openapi';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** The page's one session. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext');
  return session;
};

/** Who is signed in, or null. */
export const useUser = (): User | null => useSelector(useSession().auth, ({ context }) => context.user);
