import { expireRides } from '../../../jobs/expire-rides.ts';
import { goOffline } from '../../../operations/driver/goOffline.ts';
import { goOnline } from '../../../operations/driver/goOnline.ts';
import { updateLocation } from '../../../operations/driver/updateLocation.ts';
import { bookRide } from '../../../operations/rides/bookRide.ts';
import { cancelRide } from '../../../operations/rides/cancelRide.ts';
import { rateRide } from '../../../operations/rides/rateRide.ts';
import { rateRider } from '../../../operations/rides/rateRider.ts';
import { sendRideMessage } from '../../../operations/rides/sendRideMessage.ts';
import { updateRide } from '../../../operations/rides/updateRide.ts';
import { demoStand } from '../accounts.ts';
import type { Driver } from '../members.ts';
import { approachOf, type Trip } from '../plan/trip.ts';
import { minute, second } from '../times.ts';
import { commentOf, driverReasons, riderComments } from '../words.ts';
import { callOperation } from './call-operation.ts';
import { seedComplaint } from './seed-complaint.ts';
import type { SeedContext } from './seed-context.ts';
import { seedPayment } from './seed-payment.ts';
import { seedWay } from './seed-way.ts';

type Command = 'accept' | 'arrive' | 'start' | 'complete';

const cancel = ({ context }: SeedContext, { rideId }: Trip, by: Trip['rider'] | Driver, reason: string) => {
  const cancelled_by = by.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason, confirmation: true as const };
  return callOperation(context, cancelRide, by, { params: { id: rideId }, body });
};

const book = async ({ context }: SeedContext, trip: Trip): Promise<void> => {
  const { rider, driver, pickup, dropoff, passengers, wish } = trip;
  const body = {
    pickup_location: pickup,
    dropoff_location: dropoff,
    vehicle_type: driver.profile.vehicle_type ?? 'economy',
    passenger_count: passengers,
    special_requirements: wish,
  };
  trip.rideId = (await callOperation(context, bookRide, rider, { body })).request_id;
};

/** Gives a command of the driver, at the place where it belongs. */
const giveCommand = async ({ context }: SeedContext, trip: Trip, driver: Driver, action: Command) => {
  const { pickup, dropoff, rideId } = trip;
  const places = { accept: approachOf(trip), arrive: pickup, start: pickup, complete: dropoff };
  const { latitude, longitude } = places[action];
  await callOperation(context, updateLocation, driver, { body: { location: { latitude, longitude } } });
  await callOperation(context, updateRide, driver, { params: { id: rideId }, body: { action } });
};

/** The demo driver is online only during a ride; the simulated drivers stay online. */
const seedDuty = ({ context, timeline }: SeedContext, { driver, bookedAt, moments }: Trip): void => {
  if (driver.position !== null) return;
  timeline.at(bookedAt - minute, async () => {
    await callOperation(context, updateLocation, driver, { body: { location: demoStand } });
    await callOperation(context, goOnline, driver);
  });
  timeline.at(moments.over, () => callOperation(context, goOffline, driver));
};

const seedGivenBack = (seed: SeedContext, trip: Trip, first: Driver): void => {
  const reason = seed.chance.oneOf(driverReasons);
  seed.timeline.at(trip.bookedAt + 30 * second, () => giveCommand(seed, trip, first, 'accept'));
  seed.timeline.at(trip.bookedAt + 150 * second, () => cancel(seed, trip, first, reason));
};

const seedTalk = ({ context, timeline }: SeedContext, trip: Trip, talk: readonly [string, string]): void => {
  const { accepted, arrived } = trip.moments;
  const say = (by: Trip['rider'], message: string) =>
    callOperation(context, sendRideMessage, by, { params: { id: trip.rideId }, body: { message } });
  timeline.at(accepted + (arrived - accepted) * 0.4, () => say(trip.rider, talk[0]));
  timeline.at(accepted + (arrived - accepted) * 0.7, () => say(trip.driver, talk[1]));
};

const seedRatings = ({ context, timeline, chance }: SeedContext, trip: Trip): void => {
  const { stars, riderStars, driver, pickup, dropoff, moments } = trip;
  const comment = commentOf({
    stars: stars ?? 5,
    driver: driver.name,
    from: pickup.address,
    to: dropoff.address,
  });
  const about = chance.oneOf(riderComments);
  const params = () => ({ id: trip.rideId });
  if (stars !== null) {
    timeline.at(moments.paid + chance.between(1, 6) * minute, () =>
      callOperation(context, rateRide, trip.rider, { params: params(), body: { rating: stars, comment } }),
    );
  }
  if (riderStars !== null) {
    timeline.at(moments.completed + chance.between(0.5, 3) * minute, () =>
      callOperation(context, rateRider, driver, {
        params: params(),
        body: { rating: riderStars, comment: about },
      }),
    );
  }
};

/** From the accept to the start, beginning with a driver who gives the ride back if there is one. */
const seedDrive = (seed: SeedContext, trip: Trip): void => {
  const { timeline } = seed;
  const { moments, driver, firstDriver, talk } = trip;
  seedDuty(seed, trip);
  if (firstDriver) seedGivenBack(seed, trip, firstDriver);
  timeline.at(moments.accepted, () => giveCommand(seed, trip, driver, 'accept'));
  if (talk) seedTalk(seed, trip, talk);
  timeline.at(moments.arrived, () => giveCommand(seed, trip, driver, 'arrive'));
  timeline.at(moments.started, () => giveCommand(seed, trip, driver, 'start'));
};

const endings: Record<Trip['ending'], (seed: SeedContext, trip: Trip) => void> = {
  expires: ({ context, timeline }, { bookedAt }) =>
    timeline.at(bookedAt + context.config.rideExpiry + second, () => expireRides(context)),
  withdrawn: (seed, trip) =>
    seed.timeline.at(trip.bookedAt + 70 * second, () => cancel(seed, trip, trip.rider, trip.reason)),
  abandoned: (seed, trip) => {
    const { accepted, arrived } = trip.moments;
    seedDuty(seed, trip);
    seed.timeline.at(accepted, () => giveCommand(seed, trip, trip.driver, 'accept'));
    const at = accepted + (arrived - accepted) * 0.6;
    seed.timeline.at(at, () => cancel(seed, trip, trip.rider, trip.reason));
    seedComplaint(seed, trip, at);
  },
  broken_off: (seed, trip) => {
    seedDrive(seed, trip);
    const { started, completed } = trip.moments;
    seed.timeline.at((started + completed) / 2, () => cancel(seed, trip, trip.driver, trip.reason));
  },
  completed: (seed, trip) => {
    seedDrive(seed, trip);
    if (trip.complaint) seedWay(seed, trip);
    seed.timeline.at(trip.moments.completed, () => giveCommand(seed, trip, trip.driver, 'complete'));
    seedPayment(seed, trip);
    seedRatings(seed, trip);
    seedComplaint(seed, trip, trip.moments.paid);
  },
};

/** One ride from the booking to its rating and dispute. */
export const seedRide = (seed: SeedContext, trip: Trip): void => {
  seed.timeline.at(trip.bookedAt, () => book(seed, trip));
  endings[trip.ending](seed, trip);
};
