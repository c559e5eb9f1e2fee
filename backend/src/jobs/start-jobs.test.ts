import { limits } from '@mobility/openapi/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { given } from '../testing/index.ts';
import { startServer } from '../testing/start-server.ts';

const sanFrancisco = { latitude: 37.7793, longitude: -122.4193, address: 'City Hall' };
const trip = {
  pickup_location: sanFrancisco,
  dropoff_location: { ...sanFrancisco, latitude: 37.8, address: 'Pier 39' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

afterEach(() => {
  vi.useRealTimers();
});

describe('by itself', () => {
  it('an account is erased within a minute of the end of its grace period', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const started = Date.now();
    let passed = 0;
    const server = await startServer({ jobInterval: 1_000, now: () => started + passed });
    const { access_token: token } = await server.signUp('rider', 'leaves@mobility.example');
    const body = { password: 'correct horse' };
    expect((await server.call('POST', '/api/user/delete', { token, body })).status).toBe(200);
    passed = limits.auth.deletionGrace + 1;
    const { read } = server.context.store;
    const left = () =>
      read.selectFrom('users').select('id').where('email', '=', 'leaves@mobility.example').execute();
    expect(await left()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(left).toEqual([]);
  });

  it('what has outlived its time is deleted within half a minute of the start, and then every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const started = Date.now();
    let passed = 0;
    const { context } = await startServer({ jobInterval: 600_000, now: () => started + passed });
    const links = () => context.store.read.selectFrom('password_resets').select('token_hash').execute();
    for (const until of [30_000, 3_600_000]) {
      await given.resetToken(context);
      expect(await links()).toHaveLength(1);
      passed += 32 * 86_400_000;
      await vi.advanceTimersByTimeAsync(until);
      await expect.poll(links).toEqual([]);
    }
  });

  it('a ride that no driver takes expires without a request', async () => {
    const server = await startServer({ jobInterval: 20, rideExpiry: 1_000 });
    const { access_token: token } = await server.signUp('rider');
    expect((await server.call('POST', '/api/rides/request', { token, body: trip })).status).toBe(201);
    const rides = async () => (await server.call<object[]>('GET', '/api/rides/my-rides', { token })).body;
    expect(await rides()).toMatchObject([{ status: 'pending' }]);
    await expect.poll(rides).toMatchObject([{ status: 'cancelled', cancel_reason_code: 'no_driver_found' }]);
  });
});
