import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { useAsked } from './use-asked.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offer = (id: string, asked_until?: string | null) => ({ ...aRide('pending', { id }), asked_until });
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

const show = (rides: readonly ReturnType<typeof offer>[], acceptingId: string | null = null) => {
  const { client, auth, alerts } = createTestSession({});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      {children}
    </MobilityProvider>
  );
  return renderHook(() => useAsked(rides, acceptingId)?.id, { wrapper }).result;
};

test('of the waiting rides the first is asked whose time is not over, until it is', () => {
  const shown = show([offer('others', null), offer('mine', inSeconds(8))]);
  expect(shown.current).toBe('mine');
  act(() => void vi.advanceTimersByTime(8_000));
  expect(shown.current).toBeUndefined();
});

test('a ride that is being accepted stays, though its time is over', () => {
  expect(show([offer('mine', inSeconds(-1))], 'mine').current).toBe('mine');
});

test('where the server does not tell the time, the first ride is asked', () => {
  expect(show([offer('a'), offer('b')]).current).toBe('a');
});
