import type { OpenPayment } from '../../../payment/use-open-payment.ts';
import { type HistoryChoice, type RideList, useRidePages } from '../../../provider/rides/use-ride-pages.ts';
import { type OpenDecision, type OpenDetails, useOpenDetails } from '../use-opened-ride.ts';
import { useSettledChoice } from '../use-settled-choice.ts';

/**
 * The props say which ride a rider is paying, whose details are open and whether an admin decides about it; without them the
 * history keeps them itself.
 * `choice` is the search and filter at the start, and `onChoice` gets each change.
 */
export type RideHistoryProps = OpenPayment &
  OpenDetails &
  OpenDecision & { choice?: HistoryChoice; onChoice?: (choice: HistoryChoice) => void };

/** The rides of a list as its view takes them, and whose details are open. */
export const useHistory = (list: RideList, props: RideHistoryProps) => {
  const { settled, settle } = useSettledChoice(props.choice, props.onChoice);
  const { isFetching, refetch, ...pages } = useRidePages(list, settled);
  const { rides, state, more } = pages;
  return {
    list: { ...pages, choice: settled, onChoice: settle },
    isRefreshing: isFetching && !more.isReading,
    refresh: refetch,
    details: useOpenDetails(rides, state === 'ready', props),
  };
};
