import { onDemand } from '../OnDemand/on-demand.tsx';
import type { ToastsProps } from './Toasts.tsx';

/** The toasts, whose code is fetched after the first view. A toast that comes earlier is shown then. */
export const ToastsOnDemand = onDemand<ToastsProps>(() =>
  import('./Toasts.tsx').then(({ Toasts }) => Toasts),
);
