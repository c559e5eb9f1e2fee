import type { SeedInput } from '../seed/seed-context.ts';
import { busyMoments, day, hour, minute } from '../times.ts';
import { complaints, penaltyComplaint } from './complaints.ts';
import { fixedTrips } from './fixed-trips.ts';
import { Planner } from './planner.ts';
import type { Trip } from './trip.ts';

const days = 90;
const cityRides = 320;

const settled = new Set(['balance', 'cash', 'stripe', 'second_card']);

/** Distributes the complaints over the rides: resolved ones over the months, open ones over the last days. */
const complain = (trips: readonly Trip[], { now, cast }: SeedInput): void => {
  const paid = trips
    .filter(
      ({ rider, ending, paying }) => rider !== cast.rider && ending === 'completed' && settled.has(paying),
    )
    .sort((a, b) => a.bookedAt - b.bookedAt);
  const old = paid.filter(({ bookedAt }) => now - bookedAt > 4 * day);
  const fresh = paid.filter(({ bookedAt }) => now - bookedAt < 3 * day && now - bookedAt > 3 * hour);
  const decided = complaints.filter(({ outcome }) => outcome !== 'open');
  decided.forEach((complaint, index) => {
    const trip = old[Math.floor(((index + 0.7) * old.length) / decided.length)];
    if (trip) trip.complaint = complaint;
  });
  complaints
    .filter(({ outcome }) => outcome === 'open')
    .forEach((complaint, index) => {
      const trip = fresh[fresh.length - 1 - index * 2];
      if (trip) trip.complaint = complaint;
    });
  const penalised = trips.find(
    ({ rider, ending, bookedAt }) =>
      rider !== cast.rider && ending === 'abandoned' && now - bookedAt < 40 * day,
  );
  if (penalised) penalised.complaint = penaltyComplaint;
};

/** All rides of the history, in the order of booking. */
export const planTrips = (input: SeedInput): Trip[] => {
  const { now, chance } = input;
  const planner = new Planner(input);
  for (const wanted of fixedTrips(input)) planner.add(wanted);
  for (const bookedAt of busyMoments(now, days, cityRides, chance).toSorted((a, b) => a - b)) {
    if (now - bookedAt > 80 * minute) planner.add({ bookedAt });
  }
  const trips = planner.trips.toSorted((a, b) => a.bookedAt - b.bookedAt);
  complain(trips, input);
  return trips;
};
