import { onDemand } from '../../../primitives/OnDemand/on-demand.tsx';
import type { UserDrawerProps } from './UserDrawer.tsx';

/** The details of one user, whose code is fetched when they are first opened. */
export const UserDrawerOnDemand = onDemand<UserDrawerProps>(
  () => import('./UserDrawer.tsx').then(({ UserDrawer }) => UserDrawer),
  { isWanted: ({ id }) => id !== null },
);
