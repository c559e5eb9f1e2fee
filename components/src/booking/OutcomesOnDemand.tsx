import { onDemand } from '../primitives/OnDemand/on-demand.tsx';
import type { BookingConfirmedProps } from './BookingConfirmed.tsx';
import type { BookingFailedProps } from './BookingFailed.tsx';

export const BookingConfirmedOnDemand = onDemand<BookingConfirmedProps>(() =>
  import('./BookingConfirmed.tsx').then(({ BookingConfirmed }) => BookingConfirmed),
);

export const BookingFailedOnDemand = onDemand<BookingFailedProps>(() =>
  import('./BookingFailed.tsx').then(({ BookingFailed }) => BookingFailed),
);
