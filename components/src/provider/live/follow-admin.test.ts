import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { queryKeys } from '@mobility/sdk/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdminEvent, followAdmin } from './follow-admin.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const world = () => {
  const invalidateQueries = vi.fn(async () => undefined);
  const read = () => invalidateQueries.mock.calls.map(([filters]: unknown[]) => filters);
  return { events: followAdmin({ invalidateQueries }), read };
};

const happened = (kind: string) => ({ type: 'admin_event', kind }) as AdminEvent;

test('many events read each list once, a while after the first', () => {
  const { events, read } = world();
  events.take(happened('ride'));
  events.take(happened('ride'));
  events.take(happened('dispute'));
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  const keys = read();
  expect(keys).toContainEqual({ queryKey: adminQueryKeys.listAdminRides });
  expect(keys).toContainEqual({ queryKey: adminQueryKeys.getWaitingCounts });
  expect(keys).toContainEqual({ queryKey: ['disputes'] });
  expect(keys).toContainEqual({ queryKey: adminQueryKeys.getPaymentAnalytics });
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  expect(keys).not.toContainEqual({ queryKey: adminQueryKeys.listUnpaidRides });
});

test('a thousand drivers who go online are one read of the figures', () => {
  const { events, read } = world();
  for (let count = 0; count < 1_000; count += 1) events.take(happened('presence'));
  vi.advanceTimersByTime(2_000);
  const stats = { queryKey: adminQueryKeys.getAdminStats };
  expect(read().filter((key) => JSON.stringify(key) === JSON.stringify(stats))).toEqual([stats]);
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.listDriverLocations });
  vi.advanceTimersByTime(10_000);
  expect(read().filter((key) => JSON.stringify(key) === JSON.stringify(stats))).toHaveLength(1);
});

test('a reply changes the counts of what waits', () => {
  const { events, read } = world();
  events.take({ type: 'reply_received' } as AdminEvent);
  vi.advanceTimersByTime(2_000);
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.getWaitingCounts });
  expect(read()).toContainEqual({ queryKey: queryKeys.getConversation });
  expect(read()).not.toContainEqual({ queryKey: adminQueryKeys.listAdminRides });
});

test('a conversation that another admin answers or marks invalidates the list and the open one', () => {
  const { events, read } = world();
  events.take(happened('conversation'));
  vi.advanceTimersByTime(2_000);
  expect(read()).toContainEqual({ queryKey: queryKeys.listConversations });
  expect(read()).toContainEqual({ queryKey: queryKeys.getConversation });
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.getWaitingCounts });
  expect(read()).not.toContainEqual({ queryKey: adminQueryKeys.listAdminRides });
});

test('a change of a user by another admin invalidates the list and the open details', () => {
  const { events, read } = world();
  events.take(happened('user'));
  vi.advanceTimersByTime(2_000);
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.listAdminUsers });
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.getAdminUser });
  expect(read()).not.toContainEqual({ queryKey: adminQueryKeys.listAdminRides });
});

test('a hidden page reads nothing until it is shown', () => {
  const { events, read } = world();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  events.take(happened('payment'));
  vi.advanceTimersByTime(10_000);
  expect(read()).toEqual([]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(2_000);
  expect(read()).toContainEqual({ queryKey: adminQueryKeys.listBalanceMovements });
});

test('nothing is read after the end', () => {
  const { events, read } = world();
  events.take(happened('approval'));
  events.stop();
  vi.advanceTimersByTime(10_000);
  expect(read()).toEqual([]);
});
