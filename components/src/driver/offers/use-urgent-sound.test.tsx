import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MobilityProvider } from '../../provider/MobilityProvider.tsx';
import { aRide } from '../../testing/rides.ts';
import { createTestSession } from '../../testing/session.ts';
import { useUrgentSound } from './use-urgent-sound.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (seconds: number | null | undefined) => {
  const { client, auth, alerts } = createTestSession({});
  const sounds: string[] = [];
  alerts.on('sound', ({ key }) => sounds.push(key));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MobilityProvider client={client} auth={auth} alerts={alerts}>
      {children}
    </MobilityProvider>
  );
  const asked_until =
    typeof seconds === 'number' ? new Date(Date.now() + seconds * 1_000).toISOString() : seconds;
  const offer = { ...aRide('pending', { id: 'mine' }), asked_until };
  const { rerender } = renderHook(({ ride }) => useUrgentSound(ride), {
    wrapper,
    initialProps: { ride: offer as typeof offer | undefined },
  });
  return { alerts, sounds, answer: () => rerender({ ride: undefined }) };
};

test('in the last five seconds of an offer its sound repeats every second', () => {
  const { sounds } = show(8);
  vi.advanceTimersByTime(2_900);
  expect(sounds).toEqual([]);
  vi.advanceTimersByTime(1_200);
  expect(sounds).toEqual(['ride_request', 'ride_request']);
  vi.advanceTimersByTime(60_000);
  expect(sounds).toHaveLength(5);
});

test('an answer ends it, a muted driver hears nothing, and an offer without its own time is silent', () => {
  const answered = show(8);
  vi.advanceTimersByTime(3_000);
  answered.answer();
  const muted = show(8);
  muted.alerts.send({ type: 'mute' });
  const others = [show(null), show(undefined)];
  vi.advanceTimersByTime(60_000);
  expect(answered.sounds).toHaveLength(1);
  expect([muted, ...others].flatMap(({ sounds }) => sounds)).toEqual([]);
});

test('a tab that slept past the end of the offer wakes up silent', () => {
  const { sounds } = show(8);
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(10_000);
  expect(sounds).toEqual([]);
});
