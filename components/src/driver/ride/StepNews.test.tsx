import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { DriverRideView, type DriverRideViewProps } from './DriverRideView.tsx';

afterEach(cleanup);

const minute = 60_000;
const began = Date.UTC(2026, 10, 21, 16, 0);
const location = { latitude: 37.75, longitude: -122.41 };
const shown = (props: Partial<DriverRideViewProps>) => (
  <DriverRideView
    ride={aRide('accepted', { id: 'ride' })}
    location={location}
    pending={null}
    now={began}
    onCommand={vi.fn()}
    onCancel={vi.fn()}
    {...props}
  />
);
const said = () =>
  within(screen.getByRole('region', { name: 'Active ride' }))
    .getAllByRole('status')
    .flatMap(({ textContent }) => textContent || []);

test('screen readers are told each step of a ride once, and nothing when the ride opens', () => {
  const { rerender } = render(shown({}));
  expect(said()).toEqual([]);
  rerender(shown({ ride: aRide('arriving', { id: 'ride' }) }));
  expect(said()).toEqual(['You have arrived']);
  rerender(shown({ ride: aRide('inProgress', { id: 'ride' }) }));
  expect(said()).toEqual(['Ride started']);
  rerender(shown({ ride: aRide('accepted', { id: 'next' }) }));
  expect(said()).toEqual([]);
});

test('screen readers are told the minutes, distance and arrival at most once a minute', () => {
  const { rerender } = render(shown({}));
  rerender(shown({ location: { ...location, latitude: 37.76 }, now: began + minute - 1 }));
  expect(said()).toEqual([]);
  rerender(shown({ location: { ...location, latitude: 37.77 }, now: began + minute }));
  const [first, ...others] = said();
  expect(first).toMatch(/^\d+ min, [\d.]+ km · arrive /);
  expect(others).toEqual([]);
  rerender(shown({ location: { ...location, latitude: 37.775 }, now: began + 2 * minute - 1 }));
  expect(said()).toEqual([first]);
  rerender(shown({ location: { ...location, latitude: 37.775 }, now: began + 2 * minute }));
  expect(said()).not.toEqual([first]);
});

test('a nearer turn is not told again', async () => {
  const { rerender } = render(shown({ location: { latitude: 37.7599, longitude: -122.4148 } }));
  const bar = await screen.findByTestId('next-turn');
  const turn = within(bar).getByRole('status');
  const before = [turn.textContent, bar.textContent];
  rerender(shown({ location: { latitude: 37.7615, longitude: -122.4149 } }));
  expect(bar.textContent).not.toBe(before[1]);
  expect(turn.textContent).toBe(before[0]);
});
