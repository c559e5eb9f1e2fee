import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../../testing/rides.ts';
import { NoShow } from './NoShow.tsx';

afterEach(cleanup);

const arrived = Date.UTC(2026, 10, 21, 16, 0);
const shown = (minutes: number, kilometres: number | null) => {
  const ride = aRide('arriving', {
    rider_name: 'Riley Rivera',
    arrived_at: new Date(arrived).toISOString(),
    arrival_distance_km: kilometres,
  });
  return <NoShow ride={ride} now={arrived + minutes * 60_000} isPending={false} onNoShow={vi.fn()} />;
};

test('a driver who reported the arrival from far away is promised no no-show, and gets no button for it', () => {
  const { rerender } = render(shown(1, 3.2));
  const text =
    'You reported your arrival 4.2 km from the pickup. If Riley does not come, you can only cancel the ride.';
  expect(screen.getByText(text)).toBeTruthy();
  rerender(shown(6, 3.2));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(shown(6, null));
  expect(screen.getByRole('button', { name: 'Rider did not come' })).toBeTruthy();
});
