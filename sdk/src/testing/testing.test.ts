import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../errors.ts';
import { fakeClient, fakeLiveChannel } from './index.ts';

describe('the fake client', () => {
  it('returns the given answers, and rejects with the name of an operation without one', async () => {
    const client = fakeClient({ bookRide: () => ({ request_id: 'r1', matches_found: 2 }) });
    const place = { latitude: 0, longitude: 0, address: 'Here' };
    const trip = {
      pickup_location: place,
      dropoff_location: place,
      vehicle_type: 'suv',
      passenger_count: 1,
      special_requirements: null,
    } as const;
    expect(await client.bookRide(trip)).toEqual({ request_id: 'r1', matches_found: 2 });
    await expect(client.goOnline()).rejects.toThrow('goOnline was called');
  });

  it('rejects when an answer throws', async () => {
    const client = fakeClient({
      goOnline: () => {
        throw new HttpError('No', { status: 403, code: 'driver_not_approved' });
      },
    });
    await expect(client.goOnline()).rejects.toMatchObject({ kind: 'http', code: 'driver_not_approved' });
  });
});

describe('the fake live channel', () => {
  it('lets the test send and receive messages', () => {
    const { open, channels } = fakeLiveChannel();
    const handlers = { onOpen: vi.fn(), onMessage: vi.fn(), onError: vi.fn(), onClose: vi.fn() };
    const channel = open({ userId: 'u1', role: 'rider' }, handlers);
    const ready = { type: 'connection_ready', user_id: 'u1' } as const;
    expect(channel.send(ready)).toBe(false);
    const [fake] = channels;
    fake?.open();
    expect(channel.send(ready)).toBe(true);
    fake?.message({ type: 'ride_started' });
    fake?.error();
    fake?.end(1006);
    channel.close(1000);
    expect(fake).toMatchObject({ sent: [ready], closed: { code: 1000 } });
    expect(handlers.onMessage).toHaveBeenCalledWith({ type: 'ride_started' });
    expect(handlers.onClose).toHaveBeenCalledWith({ code: 1006, reason: '' });
    expect(handlers.onError).toHaveBeenCalledOnce();
  });
});
