import type { WaitingCounts } from '@mobility/openapi';
import type { ConsoleTab } from '../console/tabs.ts';

/** One kind of thing that waits for an admin. */
export type WaitingKind = Exclude<keyof WaitingCounts, 'at_least' | 'unpaid_rides'>;

/** The tab that lists each kind; the most urgent kind first. */
export const tabOfKind: Record<WaitingKind, ConsoleTab> = {
  silent_drivers: 'rides',
  disputes: 'payment-analytics',
  drivers_to_approve: 'users',
  unanswered_conversations: 'conversations',
  failed_cards: 'payments',
  cash_missing: 'payments',
  escalated_rides: 'payments',
};

/** The kinds, the most urgent first. */
export const waitingKinds = Object.keys(tabOfKind) as WaitingKind[];

/** Whether more than the count of a kind may wait. */
export const isAtLeast = ({ at_least }: WaitingCounts, kind: WaitingKind): boolean =>
  !!at_least?.some((name) => name === kind);

/** How many things wait in each tab, and the tabs in which there may be more. */
export const countsByTab = (counts: WaitingCounts | undefined) => {
  const sums: Partial<Record<ConsoleTab, number>> = {};
  const more = new Set<ConsoleTab>();
  if (counts)
    for (const kind of waitingKinds) {
      const tab = tabOfKind[kind];
      sums[tab] = (sums[tab] ?? 0) + counts[kind];
      if (isAtLeast(counts, kind)) more.add(tab);
    }
  // A ride may wait for several reasons.
  if (counts?.unpaid_rides !== undefined) sums.payments = counts.unpaid_rides;
  return { sums, more };
};
