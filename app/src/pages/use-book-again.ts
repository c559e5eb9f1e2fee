import { bookAgainOf } from '@mobility/machines/booking.rules';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useLocation } from 'wouter';

/** Takes a ride's details to the booking screen, which reads them once. */
export const useBookAgain = () => {
  const [, navigate] = useLocation();
  return (ride: Ride): void => {
    sessionStorage.setItem(limits.booking.bookAgainKey, JSON.stringify(bookAgainOf(ride)));
    navigate('/book-ride');
  };
};
