import type { LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { queryKeys, queryTag } from '@mobility/sdk/queries';
import type { QueryClient } from '@tanstack/react-query';

/** What happened on the platform, or a reply that waits for an admin. */
export type AdminEvent = Extract<LiveMessage, { type: 'admin_event' | 'reply_received' }>;
type Kind = Extract<AdminEvent, { type: 'admin_event' }>['kind'];
type Keys = readonly (readonly string[])[];

const rides = [adminQueryKeys.listAdminRides, adminQueryKeys.getAdminStats, adminQueryKeys.listUserRides];
const money = [
  adminQueryKeys.listAdminBalances,
  adminQueryKeys.listBalanceMovements,
  adminQueryKeys.listUnpaidRides,
  adminQueryKeys.getPaymentAnalytics,
  adminQueryKeys.getUserBalance,
  adminQueryKeys.listUserPayments,
];
const people = [adminQueryKeys.listAdminUsers, adminQueryKeys.getAdminUser, adminQueryKeys.getAdminStats];
const words = [queryKeys.listConversations, queryKeys.getConversation];
const outdated: Record<Kind, Keys> = {
  ride: rides,
  payment: money,
  dispute: [queryTag('disputes'), adminQueryKeys.getPaymentAnalytics],
  approval: people,
  failure: [...rides, adminQueryKeys.listUnpaidRides],
  presence: [adminQueryKeys.getAdminStats, adminQueryKeys.listDriverLocations],
  user: people,
  conversation: words,
};
/** What every event changes. */
const always: Keys = [adminQueryKeys.getWaitingCounts, adminQueryKeys.listAuditLogs];

/** Invalidates what the events of an admin make out of date: many events together, and none while the page is hidden. */
export const followAdmin = (queryClient: Pick<QueryClient, 'invalidateQueries'>) => {
  const waiting = new Map<string, readonly string[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (document.visibilityState === 'hidden') {
      wait();
      return;
    }
    for (const queryKey of waiting.values()) void queryClient.invalidateQueries({ queryKey });
    waiting.clear();
  };
  const wait = (): void => {
    timer ??= setTimeout(flush, limits.admin.eventsEvery);
  };
  return {
    take: (event: AdminEvent): void => {
      const keys = event.type === 'admin_event' ? outdated[event.kind] : words;
      for (const key of [...(keys ?? []), ...always]) waiting.set(key.join(), key);
      wait();
    },
    stop: (): void => clearTimeout(timer),
  };
};
