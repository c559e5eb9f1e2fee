import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { AvailableRides, type AvailableRidesProps } from './AvailableRides.tsx';

beforeEach(() => vi.useFakeTimers({ now: 60_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (props: Partial<AvailableRidesProps>) =>
  render(
    <AvailableRides
      rides={[aRide('pending')]}
      isOnline
      radiusKm={25}
      balance={50}
      hasActiveRide={false}
      acceptingId={null}
      onAccept={vi.fn()}
      onDecline={vi.fn()}
      {...props}
    />,
  );

test('the age of the list counts beside the radius', () => {
  show({ readAt: 56_000 });
  expect(screen.getByText('within 25 km')).toBeDefined();
  expect(screen.getByText('refreshed 4 s ago')).toBeDefined();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText('refreshed 6 s ago')).toBeDefined();
});

test.each([
  ['before the first list', { readAt: null }],
  ['while the driver is offline', { readAt: 56_000, isOnline: false }],
  ['after a list that could not be read', { readAt: 56_000, rides: [], state: 'failed' }],
] as const)('no age is shown %s', (_, props) => {
  show(props);
  expect(screen.queryByText(/refreshed/)).toBeNull();
});
