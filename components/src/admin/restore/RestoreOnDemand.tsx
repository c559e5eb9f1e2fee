import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';

/** The restore, whose code only the database tab needs. */
export const RestoreOnDemand = onDemand<object>(() => import('./Restore.tsx').then(({ Restore }) => Restore));
