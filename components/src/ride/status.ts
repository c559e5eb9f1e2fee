import { matchesFilter, type RideFilter } from '@mobility/machines/ride';
import type { PaymentState, Ride, RideStatus } from '@mobility/openapi';
import { phaseOf } from '@mobility/openapi/lifecycle';
import type { Text } from '../intl/create-text.ts';
import type { ride } from '../intl/generated/en-US/ride.ts';

/** The texts of rides in the current locale. */
export type RideText = Text<typeof ride.messages>;

const statusKeys = {
  all: 'statusAll',
  pending: 'statusPending',
  accepted: 'statusAccepted',
  driver_arriving: 'statusDriverArriving',
  driver_arrived: 'statusDriverArrived',
  ride_started: 'statusRideStarted',
  in_progress: 'statusInProgress',
  completed: 'statusCompleted',
  cancelled: 'statusCancelled',
} as const satisfies Record<RideStatus | 'all', string>;

/** An unknown word of the server. */
const asSent = (word: string): string => word.replaceAll('_', ' ');

/** The name of a status or filter. An unknown status is shown as sent, with spaces. */
export const statusText = (t: RideText, status: RideStatus | 'all'): string =>
  Object.hasOwn(statusKeys, status) ? t(statusKeys[status]) : asSent(status);

/** The text key and the tone of a payment's state. */
const paymentLooks = {
  not_initiated: { text: 'paymentDue', tone: 'caution' },
  pending: { text: 'paymentPending', tone: 'caution' },
  paid: { text: 'paymentPaid', tone: 'positive' },
  failed: { text: 'paymentFailed', tone: 'critical' },
  expired: { text: 'paymentExpired', tone: 'critical' },
  written_off: { text: 'paymentWrittenOff', tone: 'neutral' },
} as const satisfies Record<PaymentState, { text: string; tone: string }>;

/** The tone of a payment's state; neutral for an unknown state. */
export const paymentTone = (state: PaymentState): 'caution' | 'positive' | 'critical' | 'neutral' =>
  Object.hasOwn(paymentLooks, state) ? paymentLooks[state].tone : 'neutral';

/** The name of a payment's state. An unknown state is shown as sent, with spaces. */
export const paymentText = (t: RideText, state: PaymentState): string =>
  Object.hasOwn(paymentLooks, state) ? t(paymentLooks[state].text) : asSent(state);

/** Whether the status of a ride is one of the contract. */
export const isStatusKnown = ({ status }: Ride): boolean => Object.hasOwn(phaseOf, status);

/** How many of the rides each status filter would leave; null where a ride has a status that may be any of them. */
export const countsOf = (rides: readonly Ride[], filters: readonly RideFilter[]): (number | null)[] => {
  const isCertain = rides.every(isStatusKnown);
  const byStatus = Map.groupBy(rides, ({ status }) => status);
  const countOf = (filter: RideFilter): number =>
    [...byStatus.values()].reduce(
      (sum, [first, ...more]) => sum + (first && matchesFilter(first, filter) ? 1 + more.length : 0),
      0,
    );
  return filters.map((filter) => (isCertain || filter === 'all' ? countOf(filter) : null));
};

/** The status as the live card names it: `driver_arriving` is the status of a driver who is at the pickup. */
export const liveStatus = (status: RideStatus): RideStatus =>
  phaseOf[status] === 'arriving' ? 'driver_arrived' : status;
