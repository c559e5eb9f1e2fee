import type { Context } from '../../context.ts';
import { given } from '../given/given.ts';
import type { Person } from '../person.ts';
import { type Instances, insist } from './insist.ts';

/** A rider and a driver who take rides with each other, in a place of their own, and the rides they were told are paid. */
export type Lane = { rider: Person; driver: Person; latitude: number; longitude: number; paid: string[] };

/** The lane of an index, more than a kilometre from the others. */
export const laneIn = async (context: Context, index: number): Promise<Lane> => {
  const at = { latitude: 37.72 + 0.015 * (index % 6), longitude: -122.48 + 0.02 * Math.floor(index / 6) };
  const rider = await given.user(context, 'rider', { balance: 50_000 });
  const driver = await given.approvedDriver(context, { balance: 50_000, at });
  return { ...at, rider, driver, paid: [] };
};

/** One ride from the booking to its payment from the balance, each command until it is answered. */
export const takeRide = async (instances: Instances, lane: Lane): Promise<void> => {
  const { latitude, longitude, rider, driver } = lane;
  const asRider = (path: string, body: object) => insist(instances, { token: rider.token, path, body });
  const asDriver = (path: string, body: object) => insist(instances, { token: driver.token, path, body });
  await asDriver('/api/location/update', { location: { latitude, longitude } });
  const booked = await asRider('/api/rides/request', {
    ...given.trip,
    pickup_location: { latitude, longitude, address: 'Pickup' },
    dropoff_location: { latitude: latitude + 0.01, longitude, address: 'Dropoff' },
  });
  const ride = `/api/rides/${booked.request_id}`;
  for (const action of ['accept', 'arrive', 'start', 'complete'])
    await asDriver(`${ride}/update`, { action });
  await asRider(`${ride}/payment/initiate`, { payment_method: 'balance' });
  await asRider(`${ride}/payment/process`, { payment_method: 'balance' });
  lane.paid.push(String(booked.request_id));
};
