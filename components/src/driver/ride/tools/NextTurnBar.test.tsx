import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../../testing/rides.ts';
import { DriverRideView } from '../DriverRideView.tsx';

afterEach(cleanup);

const cityHall = { latitude: 37.7793, longitude: -122.4193 };
const ferryBuilding = { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building' };
const distances = (text: string | null) => text?.match(/[\d.]+ km/g) ?? [];

test('the figures and the next turn say the same way to the stop, and the trip that was booked is named', async () => {
  const ride = aRide('inProgress', {
    pickup_location: { ...cityHall, address: 'City Hall' },
    dropoff_location: ferryBuilding,
    dropoff_address: 'Ferry Building',
  });
  render(
    <DriverRideView ride={ride} location={cityHall} pending={null} onCommand={vi.fn()} onCancel={vi.fn()} />,
  );
  const bar = await screen.findByTestId('next-turn');
  expect(bar.textContent).toContain('to Ferry Building');
  expect(distances(bar.textContent)).toEqual(['3.7 km']);
  expect(distances(screen.getByTestId('drive-figures').querySelector('p + p')?.textContent ?? '')).toEqual([
    '3.7 km',
  ]);
  expect(screen.getByText('trip 2.9 km')).toBeDefined();
});
