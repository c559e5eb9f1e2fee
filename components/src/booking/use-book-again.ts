import { bookAgainOf } from '@mobility/machines/booking';
import type { Ride } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useMobility } from '../provider/mobility.ts';

/** Opens the booking form with the choices of an earlier ride. */
export const useBookAgain = () => {
  const { drafts, links, navigate } = useMobility();
  return (ride: Ride): void => {
    drafts.setItem(limits.booking.bookAgainKey, JSON.stringify(bookAgainOf(ride)));
    navigate(links.bookRide);
  };
};
