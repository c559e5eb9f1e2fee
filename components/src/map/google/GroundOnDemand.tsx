import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { GoogleGroundProps } from './GoogleGround.tsx';

/** Google's ground, whose code only a page with a key loads. */
export const GroundOnDemand = onDemand<GoogleGroundProps>(() =>
  import('./GoogleGround.tsx').then(({ GoogleGround }) => GoogleGround),
);
