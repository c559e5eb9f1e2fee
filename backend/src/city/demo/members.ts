import type { DriverProfileInput, Role } from '@mobility/openapi';
import { driverRoles, riderRoles, cast as scale } from '../simulation/cast.ts';
import type { Chance } from '../simulation/random.ts';
import { type DemoAccount, demoAccounts, demoVehicle } from './accounts.ts';
import { clockTime, day } from './times.ts';

/** A person of the city. `position` is the index in the simulation's cast; null for people that the simulation does not control. */
export type Member = {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string;
  joinedAt: number;
  position: number | null;
};
export type Driver = Member & { profile: DriverProfileInput };

/** All people in the city's history. */
export type People = {
  admin: Member;
  /** The rider and the driver that the README lists. */
  rider: Member;
  driver: Driver;
  riders: readonly Member[];
  drivers: readonly Driver[];
  /** The drivers who wait for approval. */
  applicants: readonly Driver[];
  /** The user that the admin locked. */
  locked: Member;
};

/** The settings of the history: the current time, and the source of ids. */
type SeedInput = { now: number; chance: Chance; idAt(time: number): string };

// The seed of the running simulation, so that its drivers keep their cars.
const carsSeed = 415;
const founders = { drivers: 10, riders: 18 };

const accountOf = (role: Role): DemoAccount => {
  const account = demoAccounts.find((known) => known.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  return account;
};

const demoMember = (role: Role, joinedAt: number, { idAt }: SeedInput): Member => {
  const { name, email, phone } = accountOf(role);
  return { id: idAt(joinedAt), role, name, email, phone, joinedAt, position: null };
};

/** The first people founded the city; the others joined one after the other, at a growing rate. */
const joinTimes = (count: number, founding: number, until: number, { now, chance }: SeedInput): number[] =>
  Array.from({ length: count }, (_, index) => {
    const share = (index - founding + 1) / Math.max(1, count - founding);
    const daysAgo = index < founding ? 92 + (index % 6) : Math.round(91 - (91 - until) * Math.sqrt(share));
    return clockTime(now, daysAgo, Math.floor(chance.between(8, 21)), Math.floor(chance.between(0, 60)));
  });

const applicantRoles = [
  {
    name: 'Mateo Hererra',
    email: 'mateo.herrera@mail.example',
    phone: '+1 415 555 0144',
    vehicle: { vehicle_make: 'Kia', vehicle_model: 'EV6', vehicle_year: 2024, vehicle_type: 'comfort' },
    plate: '9KLM482',
    license: 'D7710345',
    hoursAgo: 37,
  },
  {
    name: 'Soo-jin Park',
    email: 'soojin.park@mail.example',
    phone: '+1 628 555 0171',
    vehicle: { vehicle_make: 'Honda', vehicle_model: 'Odyssey', vehicle_year: 2022, vehicle_type: 'suv' },
    plate: '8RTV015',
    license: 'D4482907',
    hoursAgo: 6,
  },
] as const;

/** Generates the people of the city. */
export const peopleOf = (input: SeedInput): People => {
  const { now, idAt } = input;
  const ofDrivers = joinTimes(scale.drivers, founders.drivers, 12, input);
  const ofRiders = joinTimes(scale.riders, founders.riders, 4, input);
  const lockedAt = clockTime(now, 41, 18, 12);
  return {
    admin: demoMember('admin', now - 99 * day, input),
    rider: demoMember('rider', clockTime(now, 82, 19, 40), input),
    driver: { ...demoMember('driver', clockTime(now, 88, 10, 15), input), profile: demoVehicle },
    drivers: driverRoles(scale.drivers, carsSeed).map(({ vehicle, plate, license, ...role }, index) => {
      const joinedAt = ofDrivers[index] ?? now;
      const profile = { ...vehicle, license_plate: plate, license_number: license };
      return { ...role, id: idAt(joinedAt), role: 'driver', joinedAt, profile };
    }),
    riders: riderRoles(scale.riders).map((role, index) => {
      const joinedAt = ofRiders[index] ?? now;
      return { ...role, id: idAt(joinedAt), role: 'rider', joinedAt };
    }),
    applicants: applicantRoles.map(({ vehicle, plate, license, hoursAgo, ...role }) => {
      const joinedAt = now - hoursAgo * 3_600_000;
      const profile = { ...vehicle, license_plate: plate, license_number: license };
      return { ...role, id: idAt(joinedAt), role: 'driver', joinedAt, position: null, profile };
    }),
    locked: {
      id: idAt(lockedAt),
      role: 'rider',
      name: 'Tristan Boyle',
      email: 'tristan.boyle@mail.example',
      phone: '+1 415 555 0188',
      joinedAt: lockedAt,
      position: null,
    },
  };
};
