import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session.ts';
import { SessionContext } from '../use-session.ts';
import { usePartFailed } from './use-part-failed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const failAt = (timeStamp: number, isSaid = false) => {
  const event = new Event('mobility:part-failed', { cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  window.dispatchEvent(event);
  // A listener that comes later.
  if (isSaid) event.preventDefault();
  vi.runAllTimers();
};

test('an outage shows one alert about missing parts, and none where a listener shows the failure itself', () => {
  const send = vi.fn();
  const session = { alerts: { send } } as unknown as Session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
  );
  const { unmount } = renderHook(usePartFailed, { wrapper });
  failAt(0, true);
  expect(send).not.toHaveBeenCalled();
  for (const at of [20_000, 23_000, 26_000]) failAt(at);
  expect(send.mock.calls).toEqual([
    [{ type: 'alert', alert: { tone: 'critical', message: 'error.unreachable' } }],
  ]);
  failAt(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  unmount();
  failAt(90_000);
  expect(send).toHaveBeenCalledTimes(2);
});
