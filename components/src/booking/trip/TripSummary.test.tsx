import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TripSummary } from './TripSummary.tsx';

afterEach(cleanup);

const place = (name: string, address: string) => ({
  id: name,
  name,
  address,
  latitude: 37.79,
  longitude: -122.39,
});

test('both places have their address below their name, unless the name says all of it', () => {
  const trip = {
    pickup: place('Ferry Building', 'Ferry Building, 1 Ferry Building, San Francisco, CA'),
    dropoff: place('37.7715, -122.4687', '37.7715, -122.4687'),
    vehicle: 'economy' as const,
    passengers: 1,
    special: '',
  };
  render(<TripSummary trip={trip} figures={{ km: 7.1, minutes: 15, fare: 13.67 }} />);
  const [pickup, dropoff] = screen
    .getAllByRole('definition')
    .map(({ children }) => [...children].map((line) => line.textContent));
  expect(pickup).toEqual(['Ferry Building', '1 Ferry Building, San Francisco, CA']);
  expect(dropoff).toEqual(['37.7715, -122.4687']);
});

test('a place whose address was not found is marked as approximate', () => {
  const trip = {
    pickup: place('Rosensteinpark', 'Rosensteinpark'),
    dropoff: { ...place('Atlantis 12', 'Atlantis 12'), approximate: true },
    vehicle: 'economy' as const,
    passengers: 1,
    special: '',
  };
  render(<TripSummary trip={trip} figures={{ km: 3.8, minutes: 8, fare: 8.7 }} />);
  const [pickup, dropoff] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(pickup).toBe('Rosensteinpark');
  expect(dropoff).toBe('Atlantis 12This address was not found. An approximate location is used.');
});
