import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { destination, deYoung, ferry, show } from '../testing/book-ride.tsx';
import { aRide } from '../testing/rides.ts';

beforeEach(() => {
  toasts.clear();
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const vehicles = () => screen.queryByRole('radio', { name: /Economy/ });
const been = (address: string, latitude: number) =>
  aRide('paid', {
    id: address,
    dropoff_address: address,
    dropoff_location: { address, latitude, longitude: -122.41 },
  });

describe('the form on a phone', () => {
  it('asks for the places first, and shows the vehicles once both are known', async () => {
    const { user } = show({ bookAgain: null, prefill: { pickup: ferry } });
    expect(screen.getByRole('heading', { name: 'Where to?' })).toBeTruthy();
    expect(vehicles()).toBeNull();
    await user.type(destination(), 'coit');
    await user.click(await screen.findByRole('option', { name: /Coit Tower/ }, { timeout: 2_500 }));
    expect(vehicles()).toBeTruthy();
    expect(screen.queryByLabelText('Destination')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Book a ride' }));
  });

  it('says beside the vehicles that a place is only approximate', async () => {
    const square = { address: 'Schlossplatz, Stuttgart', latitude: 48.7784, longitude: 9.18 };
    const { user } = show({ bookAgain: null, prefill: { pickup: square } });
    await user.type(destination(), '12 Made Up Lane{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    const summary = screen.getByText('12 Made Up Lane', { selector: 'p' });
    expect(summary.parentElement?.textContent).toContain('An approximate location is used.');
  });

  it('returns to the places and continues again', async () => {
    const { user } = show();
    expect(vehicles()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(destination().value).toBe(deYoung.address);
    expect(vehicles()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pickup')));
    await user.click(screen.getByRole('button', { name: 'Choose a vehicle' }));
    expect(vehicles()).toBeTruthy();
  });

  it('offers the destinations of the last three rides, each once', async () => {
    const rides = [
      been('Coit Tower, 1 Telegraph Hill Blvd', 37.8024),
      been('Coit Tower, 1 Telegraph Hill Blvd', 37.8024),
      been('Dolores Park', 37.7596),
      been('Moscone Center', 37.784),
      been('City Hall', 37.7793),
    ];
    const { user } = show({ bookAgain: null, prefill: { pickup: ferry }, rides });
    const recent = within(await screen.findByRole('region', { name: 'Recent' }));
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Coit Tower1 Telegraph Hill Blvd1.* km$/),
      expect.stringMatching(/^Dolores Park4.* km$/),
      expect.stringMatching(/^Moscone Center1.* km$/),
    ]);
    await user.click(recent.getByRole('button', { name: /Dolores Park/ }));
    expect(vehicles()).toBeTruthy();
  });

  it('asks for the pickup after the destination was chosen', async () => {
    const { user } = show({ bookAgain: null, rides: [been('Dolores Park', 37.7596)] });
    await waitFor(() => expect(document.activeElement).toBe(destination()));
    await user.click(await screen.findByRole('button', { name: /Dolores Park/ }));
    expect(destination().value).toBe('Dolores Park');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Pickup')));
  });

  it('shows that no place has this name and offers the map', async () => {
    const { user } = show({ bookAgain: null });
    await user.type(destination(), 'xyzzy plugh');
    expect(await screen.findByText('No place called “xyzzy plugh”', {}, { timeout: 2_500 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const map = screen.getByRole('application', { name: 'Map to choose a place' });
    const action = screen.getByRole('button', { name: 'Go here' });
    expect(screen.getByText(/^Press the map to put the pin there/)).toBeTruthy();
    expect(action).toHaveProperty('disabled', true);
    act(() => map.focus());
    await user.keyboard('{Enter}');
    await user.click(action);
    expect(destination().value).toMatch(/^-?\d+\.\d+, -?\d+\.\d+$/);
  });

  it('names the pin on the map after the nearest known place', async () => {
    const near = {
      id: 'x',
      name: 'Alta Plaza',
      address: 'Alta Plaza, Jackson St',
      latitude: 1,
      longitude: 2,
    };
    const places = { suggest: async () => [], geocode: async () => null, nearest: async () => near };
    const { user } = show({ bookAgain: null, places });
    await user.type(destination(), 'xyzzy plugh');
    await screen.findByText('No place called “xyzzy plugh”', {}, { timeout: 2_500 });
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
    const map = screen.getByRole('application', { name: 'Map to choose a place' });
    act(() => map.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Near Alta Plaza, Jackson St')).toBeTruthy();
    expect(screen.getByText(/^Press another point of the map/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go here' }));
    expect(destination().value).toBe('Near Alta Plaza, Jackson St');
  });

  it('opens passengers and the note from chips, whose words they show', async () => {
    const { calls, user } = show();
    await user.click(screen.getByRole('button', { name: '2 passengers' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '3 passengers' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wheelchair' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Note: Room for a wheelchair' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    expect(calls).toHaveBeenCalledWith(
      expect.objectContaining({
        passenger_count: 3,
        special_requirements: 'Room for a wheelchair',
      }),
      expect.anything(),
    );
  });

  it('shows the ride under way in place of the places', async () => {
    show({ bookAgain: null, rides: [aRide('accepted')] });
    expect(await screen.findByRole('link', { name: 'Follow your ride' })).toBeTruthy();
    expect(screen.queryByLabelText('Destination')).toBeNull();
  });
});

it('keeps the step of the page’s address: the booking decides at first, then the address', async () => {
  const onStep = vi.fn();
  const { rerender } = show({ step: 'places', onStep });
  expect(vehicles()).toBeTruthy();
  expect(onStep.mock.calls).toEqual([['vehicle']]);
  rerender({ step: 'vehicle', onStep });
  rerender({ step: 'places', onStep });
  expect(vehicles()).toBeNull();
  expect(onStep).toHaveBeenLastCalledWith('places');
  rerender({ step: 'vehicle', onStep });
  expect(vehicles()).toBeTruthy();
});
