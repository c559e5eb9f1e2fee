import type { BookingSnapshot } from '@mobility/machines/booking';

/** The screens of the form on a phone. */
export type BookingStep = 'places' | 'map' | 'vehicle';

/** The step that a booking is in; null once it is over. */
export const stepOf = (snapshot: BookingSnapshot): BookingStep | null => {
  if (snapshot.matches({ form: 'map' })) return 'map';
  if (snapshot.matches({ form: 'vehicle' }) || snapshot.matches('booking')) return 'vehicle';
  return snapshot.matches('form') ? 'places' : null;
};
