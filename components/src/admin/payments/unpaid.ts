import type { UnpaidRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { timestampMs } from '../../format/time.ts';

/** The counts of the tab, which are also its filters. */
export const unpaidFilters = ['all', 'pending', 'not_initiated', 'failed'] as const;
/** What waits for an admin, all of it or by its reason: the card was declined, the driver received no cash, or the ride is escalated. */
export const attentionFilters = ['attention', 'card_failed', 'cash_missing', 'escalated'] as const;
export type AttentionFilter = (typeof attentionFilters)[number];
export type UnpaidFilter = (typeof unpaidFilters)[number] | AttentionFilter;

/** The filter that an address names; all for any other text. */
export const unpaidFilterNamed = (name: string | null): UnpaidFilter =>
  [...unpaidFilters, ...attentionFilters].find((filter) => filter === name) ?? 'all';

const isFailed = ({ payment_status }: UnpaidRide): boolean =>
  payment_status === 'failed' || payment_status === 'expired';

const belongs: Record<UnpaidFilter, (ride: UnpaidRide) => boolean> = {
  all: () => true,
  pending: ({ payment_status }) => payment_status === 'pending',
  not_initiated: ({ payment_status }) => payment_status === 'not_initiated',
  failed: isFailed,
  card_failed: ({ payment_status }) => payment_status === 'failed',
  cash_missing: ({ cash_missing_at }) => Boolean(cash_missing_at),
  escalated: ({ escalated_at }) => Boolean(escalated_at),
  attention: (ride) =>
    (['card_failed', 'cash_missing', 'escalated'] as const).some((reason) => belongs[reason](ride)),
};

/** The rides that a filter shows; `failed` also shows expired payments. */
export const ridesOf = (rides: readonly UnpaidRide[], filter: UnpaidFilter): UnpaidRide[] =>
  rides.filter(belongs[filter]);

const knownStates = ['pending', 'not_initiated', 'failed', 'expired'];

/** Whether the rides of a filter can be counted: not where a payment has a state that this version does not know. */
export const isCountable = (rides: readonly UnpaidRide[], filter: UnpaidFilter): boolean =>
  filter === 'all' || rides.every(({ payment_status }) => knownStates.includes(String(payment_status)));

/** What the rider owes. A backend may leave it out. */
export const amountOf = ({ amount, estimated_fare }: UnpaidRide): number => amount ?? estimated_fare;

export const sumOf = (rides: readonly UnpaidRide[]): number =>
  rides.reduce((cents, ride) => cents + Math.round(amountOf(ride) * 100), 0) / 100;

/** The most urgent ride first: failed and expired payments, then the oldest. */
export const byUrgency = (rides: readonly UnpaidRide[]): UnpaidRide[] =>
  rides.toSorted(
    (a, b) =>
      Number(isFailed(b)) - Number(isFailed(a)) || timestampMs(a.created_at) - timestampMs(b.created_at),
  );

/** Whether the last reminder is so recent that the server would send no other one. */
export const wasJustReminded = ({ reminded_at }: UnpaidRide, now: number): boolean =>
  now - timestampMs(reminded_at) < limits.admin.reminderEvery;
