import type { Place } from '@mobility/openapi';
import { cityPlaces } from '../../simulation/cast.ts';
import type { SeedInput } from '../seed/seed-context.ts';
import { clockTime, hour, minute, second } from '../times.ts';
import { riderComplaints } from './complaints.ts';
import type { Wanted } from './planner.ts';
import type { Ending, Moments } from './trip.ts';

/** The place whose address starts with this text. */
const at = (name: string): Place => {
  const place = cityPlaces.find(({ address }) => address.startsWith(name));
  if (!place) throw new Error(`There is no ${name} in the city`);
  return place;
};

/** The demo rider's trips over the months, at local times of day. */
const riderTrips = ({ now, cast }: SeedInput): Wanted[] => {
  const { rider, driver } = cast;
  const [ferry, hall, dolores] = [at('Ferry Building'), at('San Francisco City Hall'), at('Mission Dolores')];
  const own = (daysAgo: number, hours: number, minutes: number, more: Partial<Wanted>): Wanted => ({
    bookedAt: clockTime(now, daysAgo, hours, minutes),
    rider,
    firstDriver: null,
    ending: 'completed',
    wish: null,
    talk: null,
    passengers: 1,
    ...more,
  });
  return [
    own(79, 8, 42, { pickup: dolores, dropoff: ferry, paying: 'balance', stars: 5 }),
    own(71, 18, 21, { pickup: ferry, dropoff: dolores, paying: 'stripe', stars: 4 }),
    own(60, 20, 5, {
      pickup: dolores,
      dropoff: at('Fort Mason Center'),
      paying: 'cash',
      stars: 5,
      passengers: 2,
    }),
    own(51, 23, 48, { pickup: at('DNA Lounge'), dropoff: dolores, ending: 'expires' }),
    own(44, 9, 3, { pickup: dolores, dropoff: at('Salesforce Tower'), paying: 'balance', stars: 3 }),
    own(36, 17, 52, {
      pickup: at('Salesforce Tower'),
      dropoff: at('Chase Center'),
      ending: 'abandoned',
      reason: 'My meeting was moved',
    }),
    own(29, 11, 26, {
      pickup: dolores,
      dropoff: at('Golden Gate Bridge'),
      paying: 'stripe',
      stars: 2,
      complaint: riderComplaints.settled,
    }),
    own(22, 7, 58, { pickup: dolores, dropoff: hall, ending: 'withdrawn', reason: 'Plans changed' }),
    own(15, 19, 14, {
      driver,
      pickup: hall,
      dropoff: dolores,
      paying: 'balance',
      stars: 5,
      riderStars: 5,
      talk: ["I'm on the Polk Street side, by the steps.", 'On my way around the block, one minute.'],
    }),
    own(9, 8, 37, { pickup: dolores, dropoff: ferry, paying: 'second_card', stars: 5, wish: 'Quiet ride' }),
    own(4, 18, 33, {
      pickup: at('Union Square, '),
      dropoff: at('Orpheum Theatre'),
      paying: 'balance',
      stars: 2,
      passengers: 2,
      complaint: riderComplaints.open,
    }),
    own(2, 12, 11, { pickup: ferry, dropoff: at('Palace of Fine Arts'), paying: 'stripe', stars: null }),
    own(1, 18, 20, { pickup: ferry, dropoff: dolores, paying: 'none', stars: null, wish: 'Groceries' }),
  ];
};

const driverDays = [
  86, 84, 81, 77, 74, 70, 67, 63, 59, 54, 50, 47, 41, 38, 34, 30, 26, 23, 19, 17, 13, 11, 8, 6, 5, 3, 2,
];

const driverEndings: Record<number, Ending> = { 7: 'abandoned', 16: 'broken_off', 22: 'abandoned' };
const driverStars = [5, 5, null, 4, 5, 5, 5, null, 4, 5, 3, 5];

/** The demo driver's own days, including some fares of today. */
const driverTrips = ({ now, cast, chance }: SeedInput): Wanted[] => {
  const { driver } = cast;
  const usual = { driver, firstDriver: null, ending: 'completed' } as const;
  const past = driverDays.map((daysAgo, index) => ({
    ...usual,
    ending: driverEndings[index] ?? usual.ending,
    stars: driverStars[index % driverStars.length] ?? null,
    bookedAt: clockTime(now, daysAgo, Math.floor(chance.between(9, 21)), Math.floor(chance.between(0, 60))),
  }));
  return [
    ...past,
    { ...usual, bookedAt: now - 320 * minute, paying: 'stripe', stars: 5 },
    { ...usual, bookedAt: now - 205 * minute, paying: 'balance', stars: 4, riderStars: 5 },
    { ...usual, bookedAt: now - 125 * minute, paying: 'none', stars: null },
    { ...usual, bookedAt: now - 46 * minute, paying: 'cash', stars: 5, isUnconfirmed: true, ...near },
  ];
};
const near = { pickup: at('San Francisco City Hall'), dropoff: at('Coit Tower') } as const;

const momentsFrom = (now: number, ago: Record<Exclude<keyof Moments, 'over'>, number>): Moments => ({
  accepted: now - ago.accepted * second,
  arrived: now - ago.arrived * second,
  started: now - ago.started * second,
  completed: now - ago.completed * second,
  chosen: now - ago.chosen * second,
  paid: now - ago.paid * second,
  over: now + hour,
});

/** The rides in progress now, by simulated people. Negative minutes ago are in the future. */
const present = ({ now, isAlive }: SeedInput): Wanted[] => {
  const later = { accepted: -60, arrived: -60, started: -60, completed: -60, chosen: -60, paid: -60 };
  const usual = { firstDriver: null, ending: 'completed', talk: null, riderStars: null } as const;
  const open: Wanted = {
    ...usual,
    bookedAt: now - 34 * minute,
    paying: 'stripe',
    stars: null,
    moments: momentsFrom(now, {
      ...later,
      accepted: 1990,
      arrived: 1700,
      started: 1580,
      completed: 700,
      chosen: 95,
    }),
  };
  const ahead = (ago: number, done: Partial<typeof later>): Wanted => ({
    ...usual,
    bookedAt: now - ago * second,
    moments: momentsFrom(now, { ...later, ...done }),
  });
  const underWay = [
    ahead(9, {}),
    ahead(85, { accepted: 40 }),
    ahead(330, { accepted: 300, arrived: 35 }),
    ahead(760, { accepted: 720, arrived: 430, started: 330 }),
  ];
  return [open, ...(isAlive ? underWay : [])];
};

/** The locked rider's three rides, all unpaid. */
const lockedTrips = ({ now, cast }: SeedInput): Wanted[] =>
  [38, 24, 14].map((daysAgo, index) => ({
    bookedAt: clockTime(now, daysAgo, 22, 10 + index * 7),
    rider: cast.locked,
    firstDriver: null,
    ending: 'completed',
    paying: index === 0 ? 'cash' : 'none',
    stars: null,
    riderStars: 1,
  }));

/** The rides that are planned before random rides fill the rest of the calendar. */
export const fixedTrips = (input: SeedInput): Wanted[] =>
  [riderTrips, driverTrips, lockedTrips, present].flatMap((of) => of(input));
