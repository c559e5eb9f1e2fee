import { haversineKm, type Point } from '../../../domain/distance.ts';
import { updateLocation } from '../../../operations/driver/updateLocation.ts';
import { corners, walk, wayBetween } from '../../simulation/streets.ts';
import { tookLongerRoute } from '../plan/complaints.ts';
import type { Trip } from '../plan/trip.ts';
import { second } from '../times.ts';
import { callOperation } from './call-operation.ts';
import type { SeedContext } from './seed-context.ts';

const reportEvery = 30 * second;

const aside = 0.8;

/** A corner beside the middle of the straight line, nearly as far from it as the two places from each other. */
const asideOf = ({ pickup, dropoff }: Trip): Point => {
  const [north, east] = [dropoff.latitude - pickup.latitude, dropoff.longitude - pickup.longitude];
  const beside = {
    latitude: (pickup.latitude + dropoff.latitude) / 2 + east * aside,
    longitude: (pickup.longitude + dropoff.longitude) / 2 - north * aside,
  };
  return corners.reduce((best, next) =>
    haversineKm(next, beside) < haversineKm(best, beside) ? next : best,
  );
};

const wayOf = (trip: Trip): Point[] => {
  const { pickup, dropoff, complaint } = trip;
  if (complaint?.reason !== tookLongerRoute) return wayBetween(pickup, dropoff);
  const detour = asideOf(trip);
  return [...wayBetween(pickup, detour), ...wayBetween(detour, dropoff)];
};

/** Drives a ride along the streets, with a detour if the rider complains about one. */
export const seedWay = ({ context, timeline }: SeedContext, trip: Trip): void => {
  const { pickup, driver, moments } = trip;
  const way = wayOf(trip);
  const km = way.reduce((sum, at, index) => sum + haversineKm(way[index - 1] ?? pickup, at), 0);
  const { started, completed } = moments;
  for (let time = started + reportEvery; time < completed; time += reportEvery) {
    const metres = (km * 1_000 * (time - started)) / (completed - started);
    const { latitude, longitude } = walk(pickup, way, metres).at;
    const body = { location: { latitude, longitude } };
    timeline.at(time, () => callOperation(context, updateLocation, driver, { body }));
  }
};
