import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { createTelemetry } from '../provider/live/telemetry.ts';
import { destination, deYoung, ferry, show } from '../testing/book-ride.tsx';

beforeEach(() => toasts.clear());
afterEach(cleanup);

describe('BookRide with the ports and properties of a page', () => {
  const car = { id: 'd1', latitude: 37.79, longitude: -122.4 };

  it('shows the free drivers nearby on the map, as they change', async () => {
    const telemetry = createTelemetry({ now: () => 0 });
    const take = (nearby_drivers: (typeof car)[]) =>
      act(() => telemetry.take({ type: 'nearby_drivers_update', nearby_drivers }));
    show({ telemetry });
    take([car]);
    expect(screen.getByText('1 driver nearby')).toBeTruthy();
    take([car, { ...car, id: 'd2' }]);
    expect(screen.getByText('2 drivers nearby')).toBeTruthy();
  });

  it('fills the form, unless the rider has a draft', async () => {
    show({ bookAgain: null, prefill: { dropoff: deYoung, vehicle_type: 'premium' } });
    expect(destination().value).toBe(deYoung.address);
    expect(screen.getByRole('button', { name: 'Book Premium' })).toBeTruthy();
    cleanup();
    show({ prefill: { dropoff: ferry } });
    expect(destination().value).toBe(deYoung.address);
  });

  it('falls back to typed places when the map service refuses, and shows the message', async () => {
    const listeners = new Set<() => void>();
    const places = {
      suggest: () => Promise.resolve([]),
      geocode: () => Promise.resolve(null),
      refused: {
        get: () => false,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    };
    show({ bookAgain: null, places });
    expect(screen.queryByLabelText('Latitude')).toBeNull();
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.getAllByLabelText('Latitude').length).toBeGreaterThan(0);
  });

  it('keeps the form as a draft until it is left', () => {
    const { kept } = show();
    expect(JSON.parse(kept.mobility_booking_draft ?? '')).toMatchObject({ dropoff: deYoung });
    expect(kept.bookAgainData).toBeUndefined();
    cleanup();
    expect(kept).toEqual({});
  });

  it('names the position of the device after the nearest known place, and keeps its coordinates', async () => {
    const here = { latitude: 37.7955, longitude: -122.394 };
    const dropoff = deYoung;
    const { calls, user } = show({
      bookAgain: null,
      prefill: { dropoff },
      geolocation: { locate: async () => here },
    });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    const pickup = screen.getByLabelText<HTMLInputElement>('Pickup');
    await waitFor(() => expect(pickup.value).toMatch(/^Near Ferry Building, /));
    await user.click(screen.getByRole('button', { name: /^Book/ }));
    expect(calls).toHaveBeenCalledWith(
      expect.objectContaining({ pickup_location: { ...here, address: pickup.value } }),
      expect.anything(),
    );
  });

  it('locates the device for the pickup, and shows why that failed', async () => {
    const locate = vi.fn(async () => ({ latitude: 37.65, longitude: -122.41 }));
    const { user } = show({ bookAgain: null, geolocation: { locate } });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(screen.getByLabelText('Pickup')).toHaveProperty('value', '37.65, -122.41'));
    cleanup();
    const refused = show({ geolocation: { locate: () => Promise.reject({ kind: 'unsupported' }) } });
    await refused.user.click(screen.getByLabelText('Pickup'));
    await refused.user.click(screen.getByRole('heading', { name: 'Book a ride' }));
    await refused.user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('Geolocation is not supported by this browser')).toBeTruthy();
  });

  it('calls onBooked instead of changing the page when the rider continues', async () => {
    const onBooked = vi.fn();
    const { navigate, user } = show({ onBooked });
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue now' }));
    expect(onBooked).toHaveBeenCalledExactlyOnceWith('abcdefgh12345678');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('changes to the rides three seconds after the confirmation', async () => {
    const { navigate, user, listMyRides } = show();
    await user.click(screen.getByRole('button', { name: /^Book Comfort/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/rides'), { timeout: 4_000 });
    // The list and the recent places are read again.
    expect(listMyRides).toHaveBeenCalledTimes(4);
  });
});
