import type { MobilityServer } from '@mobility/backend';
import { given, type Person } from '@mobility/backend/testing';
import { limits } from '@mobility/openapi/limits';
import type { Cast } from './field.ts';

type Context = MobilityServer['context'];
type Measured = Record<'rider' | 'driver' | 'admin', Person>;

/** The people who are measured. */
export const measured = async (context: Context): Promise<Measured> => ({
  rider: await given.user(context, 'rider', { balance: 10_000 }),
  driver: await given.approvedDriver(context, { balance: 10_000, radius: 5 }),
  admin: await given.user(context, 'admin'),
});

const listed = 50;
const firstPerson = 100_000_000;
/** The newest ride of the history that was completed. */
const newestCompleted = (rides: number): string => `h${firstPerson + rides - 2}`;

/** Words for a ride and a person who are old in every store, and for the two who have many rides. */
const typedIn = ({ rider, driver }: Measured, thread: string, rides: number): Cast['typed'] => {
  // No user's id ends like it.
  const ride = `h${firstPerson + Math.floor(rides * 0.81)}`;
  return {
    ride,
    rideEnd: ride.slice(-limits.ids.shown),
    rider: rider.id,
    driver: driver.id,
    thread,
    driverMail: driver.email,
    oldMail: 'rider-777@bench.example',
    oldName: 'Person 777',
  };
};

/** What the measured paths name: rides of other people, so that the measured ones stay free for a ride of their own. */
export const castOf = async (
  context: Context,
  url: string,
  people: Measured,
  rides: number,
): Promise<Cast> => {
  const ride = await given.acceptedRide(context);
  const payable = await given.completedRide(context);
  const { body } = await given.initiate(context, payable, 'stripe');
  const { threadId } = await given.conversation(context);
  const others = Array.from({ length: listed }, (_, index) => `p${firstPerson + (index % 40)}`);
  return {
    url,
    tokens: {
      rider: people.rider.token,
      driver: people.driver.token,
      admin: people.admin.token,
      passenger: ride.rider.token,
      payer: payable.rider.token,
    },
    ids: {
      rider: people.rider.id,
      driver: people.driver.id,
      completed: newestCompleted(rides),
      active: ride.rideId,
      thread: threadId,
      link: await given.tripLink(context, ride),
      session: String(body.session_id),
      listed: [people.driver.id, ...new Set(others)].join(','),
    },
    typed: typedIn(people, threadId, rides),
  };
};
