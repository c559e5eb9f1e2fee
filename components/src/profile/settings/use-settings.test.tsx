import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import type { Appearance } from '../../provider/mobility.ts';
import { createTestSession } from '../../testing/session.ts';
import { useDeviceSettings } from './use-settings.ts';

test('open settings show the appearance that another tab chooses', () => {
  const listeners = new Set<() => void>();
  let chosen: Appearance = 'light';
  const appearance = {
    read: () => chosen,
    choose: vi.fn(),
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const session = createTestSession({});
  const { result, unmount } = renderHook(() => useDeviceSettings().appearance?.appearance, {
    wrapper: ({ children }) => (
      <MobilityProvider {...session} appearance={appearance}>
        {children}
      </MobilityProvider>
    ),
  });
  expect(result.current).toBe('light');
  chosen = 'dark';
  act(() => {
    for (const listener of listeners) listener();
  });
  expect(result.current).toBe('dark');
  unmount();
  expect(listeners.size).toBe(0);
});
