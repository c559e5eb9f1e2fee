import type { MobilityServer } from '@mobility/backend';
import { drivers, rides, users } from './field.ts';

type Store = MobilityServer['context']['store'];

const start = Date.UTC(2026, 7, 1);
const every = 60_000;
const fare = 732;
const chunk = 500;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const personId = (index: number): string => `user${String(index).padStart(8, '0')}`;
const rideId = (index: number): string => `ride${String(index).padStart(8, '0')}`;
const isCompleted = (index: number): boolean => index % 5 !== 0;

/** Calls with parts of a list that fit into one statement. */
const inChunks = async <Item>(items: readonly Item[], insert: (part: Item[]) => Promise<unknown>) => {
  for (let first = 0; first < items.length; first += chunk) await insert(items.slice(first, first + chunk));
};

const person = (index: number) => ({
  id: personId(index),
  email: `${index}@bench.example`,
  name: `Person ${index}`,
  phone: '+1 415 555 0100',
  role: index < drivers ? ('driver' as const) : ('rider' as const),
  password_hash: '',
  created_at: start + index,
  is_active: 1 as const,
});

const ride = (index: number) => {
  const created_at = start + index * every;
  return {
    id: rideId(index),
    rider_id: personId(drivers + (index % (users - drivers))),
    driver_id: personId(index % drivers),
    status: isCompleted(index) ? ('completed' as const) : ('cancelled' as const),
    settlement: isCompleted(index) ? (index % 100 === 1 ? ('owed' as const) : ('paid' as const)) : null,
    version: 5,
    attempt: 1,
    pickup_latitude: 37.7793,
    pickup_longitude: -122.4193,
    pickup_address: 'City Hall, San Francisco, CA',
    dropoff_latitude: 37.7955,
    dropoff_longitude: -122.3937,
    dropoff_address: 'Ferry Building, San Francisco, CA',
    vehicle_type: 'economy' as const,
    passenger_count: 1,
    special_requirements: null,
    distance_km: 2.8,
    duration_minutes: 6,
    estimated_fare: fare,
    fare: isCompleted(index) ? fare : null,
    created_at,
    accepted_at: created_at + 1_000,
    completed_at: isCompleted(index) ? created_at + 900_000 : null,
    cancelled_at: isCompleted(index) ? null : created_at + 2_000,
    expires_at: created_at + 300_000,
  };
};

const payment = (index: number) => ({
  id: `pay${index}`,
  ride_id: rideId(index),
  rider_id: ride(index).rider_id,
  driver_id: ride(index).driver_id,
  method: 'balance' as const,
  status: 'paid' as const,
  amount: fare,
  session_id: null,
  created_at: ride(index).created_at + 900_000,
  expires_at: ride(index).created_at + 1_800_000,
  paid_at: ride(index).created_at + 900_000,
});

const transfer = (index: number) => ({
  id: `move${index}`,
  reference: `payment:${rideId(index)}`,
  kind: 'payment' as const,
  ride_id: rideId(index),
  admin_id: null,
  created_at: ride(index).created_at + 900_000,
});

const entries = (index: number) => [
  {
    transaction_id: `move${index}`,
    account: `user:${ride(index).rider_id}`,
    amount: -fare,
    description: 'Payment',
    created_at: ride(index).created_at,
  },
  {
    transaction_id: `move${index}`,
    account: `user:${ride(index).driver_id}`,
    amount: fare,
    description: 'Fare',
    created_at: ride(index).created_at,
  },
];

const audited = (index: number) => ({
  id: `audit${String(index).padStart(8, '0')}`,
  action: isCompleted(index) ? 'ride_completed' : 'ride_cancelled',
  entity_type: 'ride',
  entity_id: rideId(index),
  user_id: ride(index).driver_id,
  severity: 'info' as const,
  description: 'A ride ended',
  metadata: null,
  request_id: null,
  created_at: ride(index).created_at,
});

/** Fills a database with people and rides, with their payments, ledger entries and audit entries. */
export const fill = async ({ transaction }: Store): Promise<void> => {
  const people = numbers(users);
  await transaction(async (db) => {
    await inChunks(people, (part) => db.insertInto('users').values(part.map(person)).execute());
    const driving = people.slice(0, drivers).map((index) => ({
      user_id: personId(index),
      radius_km: 25,
      auto_accept: 0 as const,
      notifications_enabled: 1 as const,
      is_online: index % 5 === 0 ? (1 as const) : (0 as const),
      updated_at: start,
    }));
    await inChunks(driving, (part) => db.insertInto('driver_state').values(part).execute());
  });
  const paid = numbers(rides).filter((index) => isCompleted(index) && index % 100 !== 1);
  await transaction(async (db) => {
    await inChunks(numbers(rides), (part) => db.insertInto('rides').values(part.map(ride)).execute());
    await inChunks(paid, (part) => db.insertInto('payments').values(part.map(payment)).execute());
    await inChunks(paid, (part) => db.insertInto('ledger_transactions').values(part.map(transfer)).execute());
    await inChunks(paid.flatMap(entries), (part) => db.insertInto('ledger_entries').values(part).execute());
    await inChunks(numbers(rides), (part) => db.insertInto('audit').values(part.map(audited)).execute());
  });
};
