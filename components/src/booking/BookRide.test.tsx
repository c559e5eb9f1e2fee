import type { Ride, RideBooked } from '@mobility/openapi';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { again, destination, deYoung, ferry, show } from '../testing/book-ride.tsx';
import { aRide } from '../testing/rides.ts';
import { BookingConfirmedOnDemand, BookingFailedOnDemand } from './outcome/OutcomesOnDemand.tsx';

beforeEach(() => toasts.clear());
afterEach(cleanup);

describe('the booking form', () => {
  it('books the chosen trip', async () => {
    const { calls, kept, user } = show();
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
    expect(kept).toEqual({});
  });

  it('sends one request however often the button is pressed', async () => {
    const booked = Promise.withResolvers<RideBooked>();
    const { calls, user } = show({ bookRide: () => booked.promise });
    const button = screen.getByRole('button', { name: /^Book Comfort/ });
    await user.dblClick(button);
    await user.click(button);
    booked.resolve({ request_id: 'r1', matches_found: 0 });
    expect(await screen.findByRole('heading', { name: 'Ride booked' })).toBeTruthy();
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('shows how many drivers are in range, on the confirmation and on the map', async () => {
    const { user } = show({ bookRide: async () => ({ request_id: 'r1', matches_found: 22 }) });
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    expect(
      await screen.findByText('22 drivers in range. We will notify you as soon as one accepts.'),
    ).toBeTruthy();
    expect(screen.getByText('22 drivers in range')).toBeTruthy();
    expect(screen.queryByText(/requests? sent/)).toBeNull();
  });

  it('requires both places before anything is sent', async () => {
    const { calls, user } = show({ bookAgain: null });
    await user.click(screen.getByRole('button', { name: /^Book Economy/ }));
    expect(calls).not.toHaveBeenCalled();
    expect(await screen.findByText('Please select both pickup and dropoff locations')).toBeTruthy();
    const [pickup, dropoff] = screen.getAllByRole('combobox');
    expect([pickup, dropoff].map((field) => field?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    const summary = (await screen.findByText('Check 2 fields')).closest<HTMLElement>('[role=alert]');
    if (!summary) throw new Error('no summary');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('button', { name: 'Pickup' }));
    expect(document.activeElement).toBe(pickup);
    const hints = (pickup?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(hints.map((id) => document.getElementById(id)?.textContent)).toContain('Please choose a pickup.');
  });

  it('says that no place was found, and after a submit that it is approximate', async () => {
    const { user } = show({ bookAgain: null });
    const book = screen.getByRole('button', { name: /^Book Economy/ });
    await user.click(book);
    const pickup = screen.getByRole('combobox', { name: 'Pickup' });
    const hint = () => document.getElementById(pickup.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('Please choose a pickup.');
    await user.type(pickup, 'xq');
    expect(hint()).toMatch(/3/);
    await user.type(pickup, 'zzyx');
    await waitFor(() => expect(hint()).toMatch(/^No places found/), { timeout: 4000 });
    await user.click(book);
    expect(hint()).toMatch(/^This address was not found\. An approximate location is used/);
    await user.clear(pickup);
    await user.click(screen.getByRole('combobox', { name: 'Destination' }));
    expect(hint()).toBe('Please choose a pickup.');
  });

  it('has one Tab stop for all quick adds, whose buttons the arrow keys reach', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText(/Special requirements/));
    await user.tab();
    const wishes = screen.getByRole('toolbar', { name: 'Quick add' }).querySelectorAll('button');
    expect(document.activeElement).toBe(wishes[0]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(wishes[1]);
    await user.tab();
    expect([...wishes].includes(document.activeElement as HTMLButtonElement)).toBe(false);
  });

  it('adds the text of a quick add and removes it again', async () => {
    const { user } = show();
    const wish = screen.getByRole('button', { name: 'Wheelchair' });
    const words = screen.getByLabelText(/Special requirements/);
    await user.click(wish);
    expect(wish.getAttribute('aria-pressed')).toBe('true');
    expect(words).toHaveProperty('value', 'Room for a wheelchair');
    await user.click(wish);
    expect(words).toHaveProperty('value', '');
  });

  it('shows each quick add with its word: five, those that are chosen, and the others on demand', async () => {
    const { user } = show();
    const words = () =>
      within(screen.getByRole('toolbar', { name: 'Quick add' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    const first = ['Large luggage', 'Wheelchair', 'Child seat', 'Stroller', 'Pet on board'];
    expect(words()).toEqual([...first, '15 more']);
    await user.type(screen.getByLabelText(/Special requirements/), 'Groceries');
    expect(words()).toEqual([...first, 'Groceries', '14 more']);
    await user.click(screen.getByRole('button', { name: '14 more' }));
    expect(words()).toHaveLength(20);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Quiet ride'));
  });

  it('warns that a trip is too long and shows no figures for it', async () => {
    const wilhelma = { address: 'Wilhelma, Stuttgart', latitude: 48.8051, longitude: 9.2069 };
    const { calls, user } = show({ bookAgain: { ...again, dropoff: wilhelma } });
    expect(screen.getByText(/^This trip is 9,270 km. Rides are limited to 300 km/)).toBeTruthy();
    expect(screen.getByText('Check both addresses')).toBeTruthy();
    expect(screen.queryByText(/\dh \d+m/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Book Comfort' }));
    await waitFor(() => expect(toasts.current()[0]?.text).toMatch(/^This trip is 9,270 km/));
    expect(calls).not.toHaveBeenCalled();
  });

  it('swaps the two places', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Swap pickup and destination' }));
    expect(destination().value).toBe(ferry.address);
    expect(screen.getByLabelText('Pickup')).toHaveProperty('value', deYoung.address);
  });

  it('shows why booking failed and keeps the form for another attempt', async () => {
    const bookRide = () =>
      Promise.reject({ kind: 'http', status: 409, detail: 'You already have an active ride' });
    const { user } = show({ bookRide });
    await user.click(screen.getByRole('button', { name: 'Wheelchair' }));
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    const heading = await screen.findByRole('heading', { name: 'Booking Failed' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByText('You already have an active ride')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(destination().value).toBe(deYoung.address);
    expect(screen.getByRole('button', { name: 'Wheelchair' }).getAttribute('aria-pressed')).toBe('true');
  });
});

it('fetches what a press of Book leads to as soon as the trip is whole, which a ride that is booked again is at once', () => {
  const fetched = [BookingConfirmedOnDemand, BookingFailedOnDemand].map((part) => vi.spyOn(part, 'preload'));
  const times = () => fetched.map(({ mock }) => mock.calls.length);
  show({ bookAgain: null });
  expect(times()).toEqual([0, 0]);
  cleanup();
  show();
  expect(times()).toEqual([1, 1]);
});

describe('with a ride under way', () => {
  const follow = () => screen.getByRole('link', { name: 'Follow your ride' }).getAttribute('href');

  it('shows it above the form, with a link to it', async () => {
    show({ rides: [aRide('accepted')] });
    expect(await screen.findByText('You already have a ride under way')).toBeTruthy();
    expect(follow()).toBe('/rider');
    cleanup();
    show();
    expect(screen.queryByRole('link', { name: 'Follow your ride' })).toBeNull();
  });

  const booked = aRide('pending', {
    pickup_address: ferry.address,
    dropoff_address: deYoung.address,
    vehicle_type: 'comfort',
    passenger_count: 2,
    special_requirements: null,
  });

  it.each([
    ['that booking', {}, 'Ride booked'],
    ['another one with another vehicle', { vehicle_type: 'economy' }, 'Booking Failed'],
  ] as const)(
    'one that appears while a booking is out is %s once the answer is lost',
    async (_, other, heading) => {
      const answer = Promise.withResolvers<RideBooked>();
      const { user, listMyRides } = show({ bookRide: () => answer.promise });
      await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
      listMyRides.mockClear().mockResolvedValue([{ ...booked, ...other }]);
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(listMyRides).toHaveBeenCalled());
      await act(() => Promise.all(listMyRides.mock.results.map(({ value }) => value)));
      expect(await screen.findByText(/^Booking your ride/)).toBeTruthy();
      expect(screen.queryByText('You already have a ride under way')).toBeNull();
      answer.reject({ kind: 'network' });
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    },
  );

  it('one of a list that arrives only during a booking is not that booking', async () => {
    const rides = Promise.withResolvers<Ride[]>();
    const answer = Promise.withResolvers<RideBooked>();
    const { user } = show({ rides: rides.promise, bookRide: () => answer.promise });
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    await act(async () => rides.resolve([booked]));
    answer.reject({ kind: 'network' });
    expect(await screen.findByRole('heading', { name: 'Booking Failed' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(follow()).toBe('/rider');
  });

  it('links to it from the refusal', async () => {
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

it('links to the payments if a booking is refused because of a debt', async () => {
  const detail = 'Please pay for your completed rides before booking another.';
  const refusal = { kind: 'http', status: 402, code: 'payment_overdue', detail };
  const { user } = show({ bookRide: () => Promise.reject(refusal) });
  await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(screen.getByRole('link', { name: 'Go to payments' }).getAttribute('href')).toBe('/payments');
  expect(screen.getAllByText(detail)).toHaveLength(1);
});
