import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { MissingProps } from './Missing.tsx';

/** Says that what an address names is not there. Its code is fetched when that happens. */
export const MissingOnDemand = onDemand<MissingProps>(() =>
  import('./Missing.tsx').then((module) => module.Missing),
);
