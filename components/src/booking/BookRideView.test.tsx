import { bookingWith } from '@mobility/machines/booking';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef, useSelector } from '@xstate/react';
import { afterEach, expect, it, vi } from 'vitest';
import { gazetteerPlaces } from '../map/gazetteer/index.ts';
import { BookRideView } from './BookRideView.tsx';

afterEach(cleanup);

const machine = bookingWith({
  client: {
    bookRide: async () => ({ request_id: 'r1', matches_found: 0 }),
    quoteRides: async () => ({ quotes: [] }),
  },
  places: gazetteerPlaces(),
  ids: { next: () => 'key' },
});
const input = { bookAgain: null, manual: true, alerts: { send: vi.fn() }, owner: { send: vi.fn() } };

/** The view over a booking without a map service. */
const Manual = () => {
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const { pickup, dropoff } = snapshot.children;
  const pickupSnapshot = useSelector(pickup, (state) => state);
  const dropoffSnapshot = useSelector(dropoff, (state) => state);
  if (!pickup || !dropoff || !pickupSnapshot || !dropoffSnapshot) return null;
  return (
    <BookRideView
      snapshot={snapshot}
      send={actor.send}
      pickup={pickupSnapshot}
      dropoff={dropoffSnapshot}
      sendPickup={pickup.send}
      sendDropoff={dropoff.send}
      activeRideHref="/rider"
      paymentsHref="/payments"
      now={0}
    />
  );
};

it('accepts typed coordinates when the map service is not available', async () => {
  const user = userEvent.setup();
  render(<Manual />);
  const [latitude, longitude] = [
    screen.getAllByLabelText('Latitude')[1],
    screen.getAllByLabelText('Longitude')[1],
  ];
  if (!latitude || !longitude) throw new Error('no coordinate fields');
  await user.type(screen.getByLabelText('Destination'), 'My house');
  await user.type(latitude, '37.x');
  await user.type(longitude, '-122.4');
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Latitude and longitude must be numbers')).toBeTruthy();
  await user.clear(latitude);
  await user.type(latitude, '37.77');
  await user.click(screen.getByRole('textbox', { name: /Special requirements/ }));
  expect(await screen.findByRole('img', { name: /Destination at My house/ })).toBeTruthy();
});
