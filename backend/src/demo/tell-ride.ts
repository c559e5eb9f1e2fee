import { goOffline } from '../operations/driver/goOffline.ts';
import { goOnline } from '../operations/driver/goOnline.ts';
import { updateLocation } from '../operations/driver/updateLocation.ts';
import { bookRide } from '../operations/rides/bookRide.ts';
import { cancelRide } from '../operations/rides/cancelRide.ts';
import { expireRides } from '../operations/rides/expireRides.ts';
import { rateRide } from '../operations/rides/rateRide.ts';
import { rateRider } from '../operations/rides/rateRider.ts';
import { sendRideMessage } from '../operations/rides/sendRideMessage.ts';
import { updateRide } from '../operations/rides/updateRide.ts';
import { demoStand } from './accounts.ts';
import { ask } from './ask.ts';
import type { Driver } from './members.ts';
import type { Stage } from './stage.ts';
import { tellComplaint } from './tell-complaint.ts';
import { tellPayment } from './tell-payment.ts';
import { minute, second } from './times.ts';
import { approachOf, type Trip } from './trip.ts';
import { commentOf, driverReasons, riderComments } from './words.ts';

type Step = 'accept' | 'arrive' | 'start' | 'complete';

const step = ({ context }: Stage, { rideId }: Trip, driver: Driver, action: Step) =>
  ask(context, updateRide, driver, { params: { id: rideId }, body: { action } });

const cancel = ({ context }: Stage, { rideId }: Trip, by: Trip['rider'] | Driver, reason: string) => {
  const cancelled_by = by.role === 'driver' ? ('driver' as const) : ('rider' as const);
  const body = { cancelled_by, reason, confirmation: true as const };
  return ask(context, cancelRide, by, { params: { id: rideId }, body });
};

const book = async ({ context }: Stage, trip: Trip): Promise<void> => {
  const { rider, driver, pickup, dropoff, passengers, wish } = trip;
  const body = {
    pickup_location: pickup,
    dropoff_location: dropoff,
    vehicle_type: driver.profile.vehicle_type ?? 'economy',
    passenger_count: passengers,
    special_requirements: wish,
  };
  trip.rideId = (await ask(context, bookRide, rider, { body })).request_id;
};

const take = async (stage: Stage, trip: Trip, driver: Driver): Promise<void> => {
  await ask(stage.context, updateLocation, driver, { body: { location: approachOf(trip) } });
  await step(stage, trip, driver, 'accept');
};

/** The demo driver is a person: online for a ride, and off again. The simulation's drivers stay. */
const tellDuty = ({ context, timeline }: Stage, { driver, bookedAt, moments }: Trip): void => {
  if (driver.position !== null) return;
  timeline.at(bookedAt - minute, async () => {
    await ask(context, updateLocation, driver, { body: { location: demoStand } });
    await ask(context, goOnline, driver);
  });
  timeline.at(moments.over, () => ask(context, goOffline, driver));
};

const tellGivenBack = (stage: Stage, trip: Trip, first: Driver): void => {
  const reason = stage.chance.oneOf(driverReasons);
  stage.timeline.at(trip.bookedAt + 30 * second, () => take(stage, trip, first));
  stage.timeline.at(trip.bookedAt + 150 * second, () => cancel(stage, trip, first, reason));
};

const tellTalk = ({ context, timeline }: Stage, trip: Trip, talk: readonly [string, string]): void => {
  const { accepted, arrived } = trip.moments;
  const say = (by: Trip['rider'], message: string) =>
    ask(context, sendRideMessage, by, { params: { id: trip.rideId }, body: { message } });
  timeline.at(accepted + (arrived - accepted) * 0.4, () => say(trip.rider, talk[0]));
  timeline.at(accepted + (arrived - accepted) * 0.7, () => say(trip.driver, talk[1]));
};

const tellRatings = ({ context, timeline, chance }: Stage, trip: Trip): void => {
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
      ask(context, rateRide, trip.rider, { params: params(), body: { rating: stars, comment } }),
    );
  }
  if (riderStars !== null) {
    timeline.at(moments.completed + chance.between(0.5, 3) * minute, () =>
      ask(context, rateRider, driver, { params: params(), body: { rating: riderStars, comment: about } }),
    );
  }
};

/** From the accept to the drive; who gave the ride back comes first. */
const tellDrive = (stage: Stage, trip: Trip): void => {
  const { timeline } = stage;
  const { moments, driver, firstDriver, talk } = trip;
  tellDuty(stage, trip);
  if (firstDriver) tellGivenBack(stage, trip, firstDriver);
  timeline.at(moments.accepted, () => take(stage, trip, driver));
  if (talk) tellTalk(stage, trip, talk);
  timeline.at(moments.arrived, () => step(stage, trip, driver, 'arrive'));
  timeline.at(moments.started, () => step(stage, trip, driver, 'start'));
};

const endings: Record<Trip['ending'], (stage: Stage, trip: Trip) => void> = {
  expires: ({ context, timeline }, { bookedAt }) =>
    timeline.at(bookedAt + context.config.rideExpiry + second, () => expireRides(context)),
  withdrawn: (stage, trip) =>
    stage.timeline.at(trip.bookedAt + 70 * second, () => cancel(stage, trip, trip.rider, trip.reason)),
  abandoned: (stage, trip) => {
    const { accepted, arrived } = trip.moments;
    tellDuty(stage, trip);
    stage.timeline.at(accepted, () => take(stage, trip, trip.driver));
    const at = accepted + (arrived - accepted) * 0.6;
    stage.timeline.at(at, () => cancel(stage, trip, trip.rider, trip.reason));
    tellComplaint(stage, trip, at);
  },
  broken_off: (stage, trip) => {
    tellDrive(stage, trip);
    const { started, completed } = trip.moments;
    stage.timeline.at((started + completed) / 2, () => cancel(stage, trip, trip.driver, trip.reason));
  },
  completed: (stage, trip) => {
    tellDrive(stage, trip);
    stage.timeline.at(trip.moments.completed, () => step(stage, trip, trip.driver, 'complete'));
    tellPayment(stage, trip);
    tellRatings(stage, trip);
    tellComplaint(stage, trip, trip.moments.paid);
  },
};

/** One ride from the booking to the last word about it. */
export const tellRide = (stage: Stage, trip: Trip): void => {
  stage.timeline.at(trip.bookedAt, () => book(stage, trip));
  endings[trip.ending](stage, trip);
};
