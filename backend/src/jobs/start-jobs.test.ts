import { describe, expect, it } from 'vitest';
import { startServer } from '../testing/start-server.ts';

const sanFrancisco = { latitude: 37.7793, longitude: -122.4193, address: 'City Hall' };
const trip = {
  pickup_location: sanFrancisco,
  dropoff_location: { ...sanFrancisco, latitude: 37.8, address: 'Pier 39' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

describe('by itself', () => {
  it('a ride that no driver takes expires without a request', async () => {
    const server = await startServer({ jobInterval: 20, rideExpiry: 1_000 });
    const { access_token: token } = await server.signUp('rider');
    expect((await server.call('POST', '/api/rides/request', { token, body: trip })).status).toBe(201);
    const rides = async () => (await server.call<object[]>('GET', '/api/rides/my-rides', { token })).body;
    expect(await rides()).toMatchObject([{ status: 'pending' }]);
    await expect.poll(rides).toMatchObject([{ status: 'cancelled', cancel_reason_code: 'no_driver_found' }]);
  });
});
