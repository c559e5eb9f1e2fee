import type { WaitingCounts } from '@mobility/openapi';
import type { Changes } from '../console/parameters.ts';
import type { ConsoleTab } from '../console/tabs.ts';

/** One kind of thing that waits for an admin, and the filtered list that shows exactly those. */
export type WaitingKind = { id: keyof WaitingCounts; tab: ConsoleTab; parameters: Changes };

/** The most urgent kind first. */
export const waitingKinds = [
  { id: 'silent_drivers', tab: 'rides', parameters: { type: 'silent' } },
  { id: 'disputes', tab: 'payment-analytics', parameters: {} },
  { id: 'drivers_to_approve', tab: 'users', parameters: { role: 'unapproved' } },
  { id: 'unanswered_conversations', tab: 'conversations', parameters: { state: 'unanswered' } },
  { id: 'failed_cards', tab: 'payments', parameters: { payment: 'card_failed' } },
  { id: 'cash_missing', tab: 'payments', parameters: { payment: 'cash_missing' } },
  { id: 'escalated_rides', tab: 'payments', parameters: { payment: 'escalated' } },
] as const satisfies readonly WaitingKind[];

/** How many things wait in each tab. */
export const countsByTab = (counts: WaitingCounts | undefined): Partial<Record<ConsoleTab, number>> => {
  const sums: Partial<Record<ConsoleTab, number>> = {};
  for (const { id, tab } of waitingKinds) sums[tab] = (sums[tab] ?? 0) + (counts?.[id] ?? 0);
  return sums;
};
