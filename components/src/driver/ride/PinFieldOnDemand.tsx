import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { PinFieldProps } from './PinField.tsx';

/** The field for the PIN of a ride; few rides have one. */
export const PinFieldOnDemand = onDemand<PinFieldProps>(() =>
  import('./PinField.tsx').then(({ PinField }) => PinField),
);
