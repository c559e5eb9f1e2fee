import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aRide } from '../../testing/rides.ts';
import { DutyMap } from './DutyMap.tsx';
import { GoControl } from './GoControl.tsx';

afterEach(cleanup);

const here = { latitude: 37.78, longitude: -122.42, address: 'City Hall' };
const ride = (id: string, latitude: number, estimated_fare: number) =>
  aRide('pending', { id, estimated_fare, pickup_location: { latitude, longitude: -122.42, address: id } });

test('each waiting ride is a mark with its net earnings, and one that is pressed is chosen', async () => {
  const onChoose = vi.fn();
  const rides = [ride('near', 37.79, 20), ride('far', 37.76, 100)];
  render(
    <DutyMap
      location={here}
      radiusKm={5}
      rides={rides}
      balance={10}
      chosenId={null}
      onChoose={onChoose}
      coveredBottom={0}
    />,
  );
  expect(screen.getByRole('img', { name: /2 rides are waiting within 5 km/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /80\.00 net.*does not cover/ })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: /16\.00 net/ }));
  expect(onChoose).toHaveBeenCalledWith(rides[0]);
});

const control = { isToggling: false, canGoOnline: true, hasLocation: true, radiusKm: 5, onToggle: vi.fn() };

test.each([
  ['how many rides wait', { isOnline: true, rides: 6 }, 'Go Offline', '6 rides within 5 km'],
  ['what the press does', { isOnline: false, rides: 0 }, 'Go Online', 'Get requests within 5 km'],
  [
    'that a location is needed',
    { isOnline: false, rides: 0, hasLocation: false },
    'Go Online',
    'Please update your location before going online',
  ],
  [
    'that the status is not known yet',
    { isOnline: false, isKnown: false, rides: null, isToggling: true },
    'Status',
    'Loading',
  ],
  ['what is under way', { isOnline: false, rides: 0, isToggling: true }, 'Go Online', 'Going online...'],
])('the control to go online says %s', (_, props, name, hint) => {
  render(<GoControl {...control} {...props} />);
  expect(screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent).toBe(`${name} ${hint}`);
});
