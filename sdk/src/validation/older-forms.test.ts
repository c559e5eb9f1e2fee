import document from '@mobility/openapi/document' with { type: 'json' };
import profile from '@mobility/openapi/examples/DriverProfile.json' with { type: 'json' };
import ride from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import session from '@mobility/openapi/examples/Session.rider.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createClient } from '../client.ts';
import { keepOmitted, omittedItems } from './omitted.ts';

/** A client of a server that always gives this answer. */
const answering = (status: number, body: unknown) => {
  const text = body === undefined ? null : JSON.stringify(body);
  return createClient({
    baseUrl: 'http://backend.test',
    tokens: { read: () => 'a token', write: () => undefined },
    fetch: async () => new Response(text, { status }),
  });
};

const { vehicle_type: _, ...typeless } = profile;
const economy = { ...typeless, vehicle_type: 'economy' };

describe('an answer in either of its forms', () => {
  it.each([
    ['listNotifications', [], { notifications: [] }],
    ['listNotifications', { notifications: [] }, { notifications: [] }],
    ['clearNotifications', { message: 'Cleared' }, { message: 'Cleared' }],
    ['clearNotifications', undefined, { message: '' }],
    ['listAvailableRides', [], { available_rides: [], driver_location: null, radius_km: 25 }],
    ['listPayments', [], []],
    ['listPayments', { payments: [] }, []],
    ['listAdminUsers', [user], [user]],
    ['listAdminUsers', { users: [user] }, [user]],
    ['listAuditLogs', [], []],
    ['listAuditLogs', { logs: [] }, []],
    ['setUserStatus', user, user],
    ['setUserStatus', { message: 'ok' }, { message: 'ok' }],
    ['getDriverProfile', profile, profile],
    ['getDriverProfile', typeless, economy],
    ['getDriverProfile', { ...typeless, vehicle_type: null }, economy],
  ] as const)('%s reads %j', async (id, body, read) => {
    const client = answering(200, body);
    const args = id === 'setUserStatus' ? ['u-1', { is_active: true }] : [];
    expect(await Reflect.apply(client[id], client, args)).toEqual(read);
  });
});

describe('a ride with addresses only inside its places', () => {
  const { pickup_address, dropoff_address, ...addressless } = ride;
  const older = {
    ...addressless,
    pickup_location: { address: pickup_address },
    dropoff_location: { address: dropoff_address },
  };
  const newer = { ...older, pickup_address, dropoff_address };

  it.each([
    ['listMyRides', [older], [newer]],
    ['listAvailableRides', [older], { available_rides: [newer], driver_location: null, radius_km: 25 }],
    ['listUnifiedRides', { completed_matches: [older] }, { completed_matches: [newer] }],
    [
      'listAdminRides',
      { pending_requests: [older], completed_matches: [older] },
      { pending_requests: [newer], completed_matches: [newer] },
    ],
  ] as const)('gets its addresses in the answer of %s', async (id, body, read) => {
    expect(await answering(200, body)[id]()).toEqual(read);
  });
});

it.each([200, 201])('a registration succeeds with status %i', async (status) => {
  const person = {
    email: user.email,
    password: 'a password',
    name: user.name,
    phone: '1',
    role: 'rider',
  } as const;
  expect(await answering(status, session).register(person)).toEqual(session);
});

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation: { operationId: keyof ReturnType<typeof createClient> }) => ({
    id: operation.operationId,
    isMessage: JSON.stringify(operation).includes('"schema":{"$ref":"#/components/schemas/Message"}'),
    args: [...path.matchAll(/{\w+}/g)].map(() => 'id-1'),
  })),
);
const messages = operations.filter(({ isMessage }) => isMessage);

describe('a success without a body', () => {
  it.each(messages)('is a success for $id', async ({ id, args }) => {
    const client = answering(204, undefined);
    expect(await Reflect.apply(client[id], client, args)).toEqual({ message: '' });
  });

  it('is malformed for an operation that returns data', async () => {
    await expect(answering(204, undefined).getCurrentUser()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(answering(200, undefined).listMyRides()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(answering(204, undefined).getDriverProfile()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('an answer has the number of items of its list that could not be read', async () => {
  const rides = await answering(200, [ride, 'no ride', { ...ride, estimated_fare: 'much' }]).listMyRides();
  expect([rides.length, omittedItems(rides)]).toEqual([1, 2]);
  expect(omittedItems(keepOmitted(rides, [...rides]))).toBe(2);
  expect(omittedItems(await answering(200, [ride]).listMyRides())).toBe(0);
});
