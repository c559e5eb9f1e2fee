import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../testing/rides.ts';
import { LiveRideCard } from './LiveRideCard.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-21T18:00:00Z');

test('a pending ride shows the time left to find a driver', () => {
  const ride = aRide('pending', { expires_at: new Date(now + 252_000).toISOString(), attempt: 1 });
  render(<LiveRideCard ride={ride} now={now} onCancel={vi.fn()} />);
  expect(screen.getByText('Looking for a driver')).toBeDefined();
  expect(screen.getByText(/4:12/)).toBeDefined();
});

test('an accepted ride shows its driver, car, rating and license plate', () => {
  const ride = aRide('accepted', {
    driver_name: 'Mateo Villanueva',
    driver_license_plate: '8KLM402',
    driver_vehicle: 'Toyota Prius',
    driver_rating: 4.9,
    estimated_arrival: 4,
  });
  render(<LiveRideCard ride={ride} now={now} onCancel={vi.fn()} />);
  for (const words of ['Mateo is on the way', '8KLM402', 'Toyota Prius', '4.9']) {
    expect(screen.getByText(words)).toBeDefined();
  }
  expect(screen.getByText('On the way').getAttribute('aria-current')).toBe('step');
});

test('an arriving ride can be cancelled', async () => {
  const onCancel = vi.fn();
  const ride = aRide('arriving');
  render(<LiveRideCard ride={ride} now={now} onCancel={onCancel} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel ride' }));
  expect(onCancel).toHaveBeenCalledWith(ride);
});

test('the map shows an arrived driver at the pickup, even if the last position was elsewhere', () => {
  const far = { latitude: 37.7, longitude: -122.4 };
  const { rerender } = render(
    <LiveRideCard ride={aRide('accepted', { driver_location: far })} now={now} onCancel={vi.fn()} />,
  );
  expect(screen.getByRole('img', { name: /on the way to the pickup/ })).toBeDefined();
  rerender(<LiveRideCard ride={aRide('arriving', { driver_location: far })} now={now} onCancel={vi.fn()} />);
  expect(screen.getByRole('img', { name: /driver is at the pickup/ })).toBeDefined();
});

test('the minutes to arrival count down until the ride changes', () => {
  const ride = aRide('accepted', { estimated_arrival: 4 });
  const card = (shown: typeof ride, minutes: number) => (
    <LiveRideCard ride={shown} now={now + minutes * 60_000} onCancel={vi.fn()} />
  );
  const { rerender } = render(card(ride, 0));
  expect(screen.getByTestId('live-ride').textContent).toContain('4 min');
  rerender(card(ride, 2));
  expect(screen.getByTestId('live-ride').textContent).toContain('2 min');
  rerender(card(ride, 30));
  expect(screen.getByTestId('live-ride').textContent).toContain('1 min');
  rerender(card({ ...ride, estimated_arrival: 3 }, 30));
  expect(screen.getByTestId('live-ride').textContent).toContain('3 min');
});
