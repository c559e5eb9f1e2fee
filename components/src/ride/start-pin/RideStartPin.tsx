import type { Ride } from '@mobility/openapi';
import { isPermitted } from '@mobility/openapi/lifecycle';
import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { StartPinProps } from './StartPin.tsx';

const StartPinOnDemand = onDemand<StartPinProps>(() =>
  import('./StartPin.tsx').then(({ StartPin }) => StartPin),
);

/** The PIN of a ride that has one, from the acceptance until the start. */
export const RideStartPin = ({ ride: { start_pin: pin, status } }: { ride: Ride }) =>
  pin && isPermitted('start', status, 'driver') ? <StartPinOnDemand pin={pin} /> : null;
