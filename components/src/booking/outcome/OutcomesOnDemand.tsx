import { onDemand } from '../../primitives/OnDemand/on-demand.tsx';
import type { BookingConfirmedProps } from './BookingConfirmed.tsx';
import type { BookingFailedProps } from './BookingFailed.tsx';

/** One file for both, because whoever books may need either. */
const load = () => import('./outcomes.ts');

export const BookingConfirmedOnDemand = onDemand<BookingConfirmedProps>(() =>
  load().then((module) => module.BookingConfirmed),
);

export const BookingFailedOnDemand = onDemand<BookingFailedProps>(() =>
  load().then((module) => module.BookingFailed),
);
