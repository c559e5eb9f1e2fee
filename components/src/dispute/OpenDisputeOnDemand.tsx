import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import type { OpenDisputeProps } from './OpenDispute.tsx';

/** The dispute's dialog, whose code no page needs before it opens. */
export const OpenDisputeOnDemand = onDemand<OpenDisputeProps>(() =>
  import('./OpenDispute.tsx').then(({ OpenDispute }) => OpenDispute),
);
