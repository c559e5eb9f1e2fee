import { bookingWith } from '@mobility/machines/booking.actors';
import type { BookAgain } from '@mobility/machines/booking.rules';
import type { RideBooked } from '@mobility/openapi';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef, useSelector } from '@xstate/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gazetteerPlaces } from '../map/gazetteer/index.ts';
import { Booking } from './Booking.tsx';

afterEach(cleanup);

const ferry = {
  address: 'Ferry Building, 1 Ferry Building, San Francisco',
  latitude: 37.7955,
  longitude: -122.3937,
};
const deYoung = { address: 'de Young Museum, San Francisco', latitude: 37.7715, longitude: -122.4687 };
const again = {
  pickup: ferry,
  dropoff: deYoung,
  vehicle_type: 'comfort',
  passenger_count: 2,
  special_requirements: '',
} satisfies BookAgain;

type Setup = {
  bookAgain?: BookAgain | null;
  manual?: boolean;
  bookRide?: () => Promise<RideBooked>;
  hasActiveRide?: boolean;
};

const show = ({ bookAgain = again, manual, bookRide, hasActiveRide }: Setup = {}) => {
  const calls = vi.fn(bookRide ?? (async () => ({ request_id: 'abcdefgh12345678', matches_found: 3 })));
  const sent = vi.fn();
  const machine = bookingWith({
    client: { bookRide: calls },
    places: gazetteerPlaces(),
    ids: { next: () => 'key' },
  });
  const Screen = () => {
    const actor = useActorRef(machine, { input: { bookAgain, manual, alerts: { send: sent } } });
    const snapshot = useSelector(actor, (each) => each);
    const { pickup, dropoff } = snapshot.children;
    const pickupSnapshot = useSelector(pickup, (each) => each);
    const dropoffSnapshot = useSelector(dropoff, (each) => each);
    if (!pickup || !dropoff || !pickupSnapshot || !dropoffSnapshot) return null;
    return (
      <Booking
        snapshot={snapshot}
        send={actor.send}
        pickup={pickupSnapshot}
        dropoff={dropoffSnapshot}
        sendPickup={pickup.send}
        sendDropoff={dropoff.send}
        hasActiveRide={hasActiveRide}
        now={0}
      />
    );
  };
  render(<Screen />);
  return { calls, sent, user: userEvent.setup() };
};

const destination = (): HTMLInputElement => screen.getByLabelText('Destination');

describe('the form', () => {
  it('books by the button that names the choice', async () => {
    const { calls, user } = show();
    await user.click(screen.getByRole('radio', { name: /SUV/ }));
    await user.click(screen.getByRole('button', { name: '3 passengers' }));
    await user.click(screen.getByRole('button', { name: /^Book SUV/ }));
    expect(calls).toHaveBeenCalledWith(
      expect.objectContaining({ vehicle_type: 'suv', passenger_count: 3, special_requirements: null }),
      { idempotencyKey: 'key' },
    );
    expect(await screen.findByRole('heading', { name: 'Ride booked' })).toBeTruthy();
    expect(screen.getByText(/Opening My Rides in 3 seconds/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to My Rides now' }));
    expect(screen.getByText('12345678')).toBeTruthy();
  });

  it('asks for both places before anything is sent', async () => {
    const { calls, sent, user } = show({ bookAgain: null });
    await user.click(screen.getByRole('button', { name: /^Book Economy/ }));
    expect(calls).not.toHaveBeenCalled();
    expect(sent.mock.calls[0]?.[0].alert.message).toBe('booking.selectBothPlaces');
  });

  it('adds the words of a quick add and takes them out again', async () => {
    const { user } = show();
    const wish = screen.getByRole('button', { name: 'Wheelchair' });
    const words = screen.getByLabelText(/Special requirements/);
    await user.click(wish);
    expect(wish.getAttribute('aria-pressed')).toBe('true');
    expect(words).toHaveProperty('value', 'Room for a wheelchair');
    await user.click(wish);
    expect(words).toHaveProperty('value', '');
    expect(within(screen.getByRole('group', { name: 'Quick add' })).getAllByRole('button')).toHaveLength(20);
  });

  it('warns of a trip that is too long and shows no figures of it', async () => {
    const wilhelma = { address: 'Wilhelma, Stuttgart', latitude: 48.8051, longitude: 9.2069 };
    const { calls, sent, user } = show({ bookAgain: { ...again, dropoff: wilhelma } });
    expect(screen.getByText(/^This trip is 9,270 km. Rides are limited to 300 km/)).toBeTruthy();
    expect(screen.getByText('Check both addresses')).toBeTruthy();
    expect(screen.queryByText(/\dh \d+m/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book Comfort' }));
    expect(sent.mock.lastCall?.[0].alert.message).toBe('booking.tooLong');
    expect(calls).not.toHaveBeenCalled();
  });

  it('swaps the two places', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Swap pickup and destination' }));
    expect(destination().value).toBe(ferry.address);
    expect(screen.getByLabelText('Pickup')).toHaveProperty('value', deYoung.address);
  });

  it('says why it failed and keeps everything for another try', async () => {
    const bookRide = () =>
      Promise.reject({ kind: 'http', status: 409, detail: 'You already have an active ride' });
    const { user } = show({ bookRide });
    await user.click(screen.getByRole('button', { name: 'Wheelchair' }));
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    const heading = await screen.findByRole('heading', { name: 'Booking Failed' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('You already have an active ride')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(destination().value).toBe(deYoung.address);
    expect(screen.getByRole('button', { name: 'Wheelchair' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('with a ride under way', () => {
  const follow = () => screen.getByRole('link', { name: 'Follow your ride' }).getAttribute('href');

  it('says so at once, with the way to it', () => {
    show({ hasActiveRide: true });
    expect(screen.getByText('You already have a ride under way')).toBeTruthy();
    expect(follow()).toBe('/rider');
    cleanup();
    show();
    expect(screen.queryByRole('link', { name: 'Follow your ride' })).toBeNull();
  });

  it('leads to it from the refusal', async () => {
    const refusal = {
      kind: 'http',
      status: 409,
      code: 'active_ride_exists',
      detail: 'You already have an active ride',
    };
    const { user } = show({ bookRide: () => Promise.reject(refusal) });
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    await screen.findByRole('heading', { name: 'Booking Failed' });
    expect(follow()).toBe('/rider');
  });
});

describe('a place field', () => {
  const search = async (words: string) => {
    const shown = show({ bookAgain: null });
    await shown.user.type(destination(), words);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy(), { timeout: 2_500 });
    return shown;
  };
  const activeName = () =>
    document.getElementById(destination().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('opens a list, walks it by keys and takes the active place', async () => {
    const { user } = await search('golden gate');
    expect(destination().getAttribute('aria-expanded')).toBe('true');
    expect(activeName()).toContain('Golden Gate Park');
    const first = activeName();
    await user.keyboard('{ArrowDown}');
    expect(activeName()).not.toBe(first);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(destination().value).toContain('Golden Gate Park, 501 Stanyan St');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('hides what no ride reaches from the other place', async () => {
    const { user } = show({ bookAgain: { ...again, dropoff: { address: '' } } });
    await user.type(destination(), 'zoo');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy(), { timeout: 2_500 });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('San Francisco Zoo'),
    ]);
  });

  it('closes by Escape, keeps the text and the focus', async () => {
    const { user } = await search('golden gate');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(destination().value).toBe('golden gate');
    expect(document.activeElement).toBe(destination());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('takes an option by the pointer', async () => {
    const { user } = await search('coit');
    await user.click(screen.getByRole('option', { name: /Coit Tower/ }));
    expect(destination().value).toContain('Coit Tower');
    expect(screen.getByRole('img', { name: /Destination at Coit Tower/ })).toBeTruthy();
  });

  it('says when nothing is found', async () => {
    const { user } = show({ bookAgain: null });
    await user.type(destination(), 'xyzzy plugh');
    await user.tab();
    await user.tab();
    expect(await screen.findByText(/We could not find “xyzzy plugh”/)).toBeTruthy();
  });

  it('takes coordinates by hand where no service helps', async () => {
    const { user } = show({ bookAgain: null, manual: true });
    const [latitude, longitude] = [
      screen.getAllByLabelText('Latitude')[1],
      screen.getAllByLabelText('Longitude')[1],
    ];
    if (!latitude || !longitude) throw new Error('no coordinate fields');
    await user.type(destination(), 'My house');
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
});
