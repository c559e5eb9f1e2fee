import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const place = (address: string, latitude: number) => ({ address, latitude, longitude: -122.4 });
const trip = {
  pickup: place('Ferry Building', 37.7955),
  dropoff: place('Mission Dolores Park', 37.7596),
  vehicle_type: 'comfort',
};

describe('the example of the README', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="mobility-token" content="token-1">';
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('appears in the README and has ten lines', () => {
    const [example = ''] = read('./embedded-booking.example.tsx').split("\n\n// The page's own functions.");
    expect(example.split('\n').filter(Boolean)).toHaveLength(10);
    expect(read('../../README.md')).toContain(`\n${example}\n`);
  });

  it('books a ride with a client alone', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(request);
      return request.method === 'POST'
        ? json(
            request.url.endsWith('/quotes') ? { quotes: [] } : { request_id: 'ride-1', matches_found: 4 },
            request.url.endsWith('/quotes') ? 200 : 201,
          )
        : json([], 200);
    });
    sessionStorage.setItem('bookAgainData', JSON.stringify(trip));
    const { EmbeddedBooking } = await import('./embedded-booking.example.tsx');
    render(<EmbeddedBooking />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Book Comfort/ }));
    expect(await screen.findByRole('heading', { name: 'Ride booked' })).toBeTruthy();
    const booking = requests.find(({ url }) => url.endsWith('/request'));
    expect(booking?.url).toBe('https://mobility.example/api/rides/request');
    expect(booking?.headers.get('authorization')).toBe('Bearer token-1');
    expect(await booking?.json()).toMatchObject({ dropoff_location: trip.dropoff, vehicle_type: 'comfort' });
    expect(screen.getByRole('button', { name: 'Continue now' })).toBeTruthy();
  });
});
