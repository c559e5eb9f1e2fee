import type { Ride } from '@mobility/openapi';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createTelemetry } from '../../provider/live/telemetry.ts';
import { aRide } from '../../testing/rides.ts';
import { LiveRideCard } from './LiveRideCard.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-21T18:00:00Z');
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

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

test('a ride whose driver is silent shows this, and that cancelling is free', () => {
  const ride = aRide('accepted', { driver_silent_since: new Date(now).toISOString() });
  const { rerender } = render(<LiveRideCard ride={ride} now={now} onCancel={vi.fn()} />);
  expect(screen.getByText('We have lost contact with your driver')).toBeDefined();
  rerender(<LiveRideCard ride={{ ...ride, driver_silent_since: null }} now={now} onCancel={vi.fn()} />);
  expect(screen.queryByText('We have lost contact with your driver')).toBeNull();
});

test('the badge of a driver who is at the pickup does not show that the driver is still on the way', () => {
  render(<LiveRideCard ride={aRide('arriving')} now={now} onCancel={vi.fn()} />);
  expect(screen.getByText('Driver arrived')).toBeDefined();
  expect(screen.queryByText('Driver arriving')).toBeNull();
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

test('the car leaves the map when its driver gives the ride up and the ride is offered again', async () => {
  const place = { latitude: 37.7, longitude: -122.4 };
  const driver = { get: () => ({ ...place, receivedAt: now }), subscribe: () => () => undefined };
  const card = (ride: Ride) => <LiveRideCard ride={ride} driver={driver} now={now} onCancel={vi.fn()} />;
  const { container, rerender } = render(card(aRide('accepted', { driver_location: place })));
  const isCar = () => container.querySelector('[data-part="car"]')?.getAttribute('visibility');
  await waitFor(() => expect(isCar()).toBe('visible'));
  rerender(card(aRide('pending', { attempt: 2, driver_location: place })));
  await waitFor(() => expect(isCar()).toBe('hidden'));
});

const clock = { at: now };
const steps = createTelemetry({ now: () => clock.at });
const step = (ride_id: string, eta_minutes: number) =>
  steps.take({ type: 'driver_location', ride_id, latitude: 37.78, longitude: -122.41, eta_minutes });
const shown = () => screen.getByTestId('live-ride').textContent;

test.each(['accepted', 'in_progress'] as const)(
  'the minutes and the time of arrival of a ride that is %s follow the newest position',
  (status) => {
    const ride = { ...aRide('accepted'), status, estimated_arrival: 9 };
    const card = (seconds: number) => (
      <LiveRideCard
        ride={ride}
        driver={steps.driver(ride.id)}
        now={now + seconds * 1_000}
        onCancel={vi.fn()}
      />
    );
    const at = (seconds: number) =>
      screen.getByText(clockTime.format(now + seconds * 1_000), { selector: 'b' });
    const { rerender } = render(card(0));
    expect(shown()).toContain('9 min');
    clock.at = now + 10_000;
    step(ride.id, 3.5);
    rerender(card(11));
    expect([shown(), at(180)]).toEqual([expect.stringContaining('3 min'), expect.anything()]);
    rerender(card(200));
    expect([shown(), at(240)]).toEqual([expect.stringContaining('1 min'), expect.anything()]);
    // A car that is late never arrives at a time that has passed.
    rerender(card(280));
    expect([shown(), at(300)]).toEqual([expect.stringContaining('1 min'), expect.anything()]);
    steps.clear();
  },
);

test('without any position a ride in progress shows the length of the trip', () => {
  const ride = { ...aRide('accepted'), status: 'in_progress' as const, estimated_arrival: null };
  render(<LiveRideCard ride={ride} now={now} onCancel={vi.fn()} />);
  expect(shown()).toContain('min trip');
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
