import available from '@mobility/openapi/examples/AvailableRides.json' with { type: 'json' };
import noneAvailable from '@mobility/openapi/examples/AvailableRides.none.json' with { type: 'json' };
import accepted from '@mobility/openapi/examples/Ride.accepted.json' with { type: 'json' };
import cancelled from '@mobility/openapi/examples/Ride.cancelled.json' with { type: 'json' };
import completed from '@mobility/openapi/examples/Ride.completed.json' with { type: 'json' };
import paid from '@mobility/openapi/examples/Ride.completed_paid.json' with { type: 'json' };
import arriving from '@mobility/openapi/examples/Ride.driver_arriving.json' with { type: 'json' };
import inProgress from '@mobility/openapi/examples/Ride.in_progress.json' with { type: 'json' };
import pending from '@mobility/openapi/examples/Ride.pending.json' with { type: 'json' };
import counts from '@mobility/openapi/examples/RideCounts.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { interaction, type State, shape } from './interaction.ts';

const exact = ['status', 'payment_status', 'cancelled_by', 'cancel_reason_code'];

/** The fields of a ride that the app shows, by status. */
const always = [
  ...['id', 'rider_id', 'rider_name', 'status', 'payment_status', 'created_at', 'version', 'attempt'],
  ...['pickup_address', 'dropoff_address', 'pickup_location', 'dropoff_location'],
  ...[
    'vehicle_type',
    'passenger_count',
    'estimated_fare',
    'estimated_distance_km',
    'estimated_duration_minutes',
  ],
];
const waiting = [...always, 'expires_at'];
const driven = [
  ...always,
  'driver_id',
  'driver_name',
  'driver_vehicle',
  'driver_license_plate',
  'accepted_at',
];
const onTheWay = [...driven, 'estimated_arrival'];
const over = [...driven, 'fare', 'completed_at'];
const rated = [...over, 'rating', 'rated_at'];
const ended = [...always, 'cancelled_by', 'cancel_reason', 'cancel_reason_code'];
const pick = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));

const ride = (status: string, caller: string, more = {}): State => ['a ride', { status, caller, ...more }];

describe('listMyRides', () => {
  it.each([
    ['pending', 'rider', pending, waiting, {}],
    ['accepted', 'rider', accepted, onTheWay, {}],
    ['driver_arriving', 'rider', arriving, driven, {}],
    ['in_progress', 'driver', inProgress, driven, {}],
    ['completed', 'rider', completed, over, {}],
    ['completed', 'rider', paid, rated, { payment: 'balance', rating: 5 }],
    ['cancelled', 'rider', cancelled, ended, {}],
  ] as const)(
    'listMyRides returns a ride that is %s to the %s',
    async (status, caller, example, fields, more) => {
      const answer = await interaction({
        operation: 'listMyRides',
        given: ride(status, caller, more),
        when: `the ${caller}’s request for the rides, one of which is ${status} and ${example.payment_status}`,
        status: 200,
        answer: shape([pick(example, fields)], exact),
        call: (client) => client.listMyRides(),
      });
      expect(answer).toMatchObject([{ status, payment_status: example.payment_status }]);
    },
  );

  it('listMyRides returns only the rides of a status and with a text', async () => {
    const answer = await interaction({
      operation: 'listMyRides',
      given: ride('cancelled', 'rider'),
      when: 'a request for my cancelled rides from the Ferry Building',
      query: { limit: '50', status: 'cancelled', search: 'ferry' },
      status: 200,
      answer: shape([pick(cancelled, ended)], exact),
      call: (client) => client.listMyRides({ limit: 50, status: 'cancelled', search: 'ferry' }),
    });
    expect(answer).toMatchObject([{ status: 'cancelled' }]);
  });

  it('countMyRides counts the rides of each status', async () => {
    const answer = await interaction({
      operation: 'countMyRides',
      given: ride('completed', 'rider'),
      when: 'a request for the number of my rides',
      status: 200,
      answer: shape(counts),
      call: (client) => client.countMyRides(),
    });
    expect(answer).toEqual(counts);
  });

  it('listMyRides shows the rider the location of the driver', async () => {
    const driver_location = pick(accepted.driver_location, ['latitude', 'longitude']);
    const answer = await interaction({
      operation: 'listMyRides',
      given: ride('accepted', 'rider'),
      when: 'a request for my rides, one of which has a driver on the way',
      status: 200,
      answer: shape([{ ...pick(accepted, always), driver_location }], exact),
      call: (client) => client.listMyRides(),
    });
    expect(answer).toMatchObject([{ driver_location }]);
  });

  it('listMyRides returns the newest of all rides to an admin', async () => {
    const answer = await interaction({
      operation: 'listMyRides',
      given: ride('completed', 'admin'),
      when: 'an admin’s request for the newest ride',
      query: { limit: '1' },
      status: 200,
      answer: shape([pick(completed, over)], exact),
      call: (client) => client.listMyRides({ limit: 1 }),
    });
    expect(answer).toHaveLength(1);
  });

  it('listMyRides returns an empty list for a user without rides', async () => {
    const answer = await interaction({
      operation: 'listMyRides',
      given: ['a user is signed in', { role: 'rider' }],
      when: 'a request for my rides, of which there are none',
      status: 200,
      answer: [],
      call: (client) => client.listMyRides(),
    });
    expect(answer).toEqual([]);
  });
});

describe('listAvailableRides', () => {
  it('listAvailableRides lists the pending rides nearby', async () => {
    const [first] = available.available_rides;
    const driver_location = pick(available.driver_location, ['latitude', 'longitude']);
    const answer = await interaction({
      operation: 'listAvailableRides',
      given: ['a pending ride and a driver'],
      when: 'a request for the available rides',
      status: 200,
      answer: shape(
        {
          available_rides: [pick({ ...first }, [...waiting, 'pickup_distance_km'])],
          driver_location,
          radius_km: 25,
        },
        ['status'],
      ),
      call: (client) => client.listAvailableRides(),
    });
    expect(answer).toMatchObject({ available_rides: [{ status: 'pending' }], radius_km: 25 });
  });

  it('listAvailableRides returns an empty list if no ride waits nearby', async () => {
    const driver_location = pick(noneAvailable.driver_location, ['latitude', 'longitude']);
    const answer = await interaction({
      operation: 'listAvailableRides',
      given: ['a driver', { profile: 'approved', located: true, online: true }],
      when: 'a request for the available rides, of which there are none',
      status: 200,
      answer: shape({ ...noneAvailable, driver_location }),
      call: (client) => client.listAvailableRides(),
    });
    expect(answer).toMatchObject({ available_rides: [] });
  });
});
