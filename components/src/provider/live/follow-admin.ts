import type { LiveMessage } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { queryKeys, queryTag } from '@mobility/sdk/queries';
import type { QueryClient } from '@tanstack/react-query';

type Kind = Extract<LiveMessage, { type: 'admin_event' }>['kind'];
type Keys = readonly (readonly string[])[];

const rides = [queryKeys.listAdminRides, queryKeys.getAdminStats, queryKeys.listUserRides];
const money = [
  queryKeys.listAdminBalances,
  queryKeys.listBalanceMovements,
  queryKeys.listUnpaidRides,
  queryKeys.getPaymentAnalytics,
  queryKeys.getUserBalance,
  queryKeys.listUserPayments,
];
const outdated: Record<Kind, Keys> = {
  ride: rides,
  payment: money,
  dispute: [queryTag('disputes')],
  approval: [queryKeys.listAdminUsers, queryKeys.getAdminUser],
  failure: [...rides, queryKeys.listUnpaidRides],
};
/** What every event changes. */
const always: Keys = [queryKeys.getWaitingCounts, queryKeys.listAuditLogs];

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
    take: (kind: Kind): void => {
      for (const key of [...(outdated[kind] ?? []), ...always]) waiting.set(key.join(), key);
      wait();
    },
    stop: (): void => clearTimeout(timer),
  };
};
