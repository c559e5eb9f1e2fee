import type { DriverProfileInput, Role } from '@mobility/openapi';
import { driverRoles, riderRoles, cast as scale } from '../simulation/cast.ts';
import type { Chance } from '../simulation/random.ts';
import { type DemoAccount, demoAccounts, demoVehicle } from './accounts.ts';
import { clockTime, day } from './times.ts';

/** Somebody of the city. `position` is the place in the simulation's cast; null for who is not driven by it. */
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

/** Everybody of the city's past. */
export type Cast = {
  admin: Member;
  /** The rider and the driver whom the README names. */
  rider: Member;
  driver: Driver;
  riders: readonly Member[];
  drivers: readonly Driver[];
  /** Who wait for their approval. */
  applicants: readonly Driver[];
  /** Whom the admin locked. */
  locked: Member;
};

/** How the past is begun: what is now, and who gives ids to whom. */
type Beginning = { now: number; chance: Chance; idAt(time: number): string };

// The seed of the running simulation: its drivers keep their cars.
const carsSeed = 415;
const founders = { drivers: 10, riders: 18 };

const accountOf = (role: Role): DemoAccount => {
  const account = demoAccounts.find((known) => known.role === role);
  if (!account) throw new Error(`There is no demo ${role}`);
  return account;
};

const demoMember = (role: Role, joinedAt: number, { idAt }: Beginning): Member => {
  const { name, email, phone } = accountOf(role);
  return { id: idAt(joinedAt), role, name, email, phone, joinedAt, position: null };
};

/** The first ones founded the city; the others came one after the other, more and more. */
const joinTimes = (count: number, founding: number, until: number, { now, chance }: Beginning): number[] =>
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

/** Who lives in the city. */
export const castOf = (beginning: Beginning): Cast => {
  const { now, idAt } = beginning;
  const ofDrivers = joinTimes(scale.drivers, founders.drivers, 12, beginning);
  const ofRiders = joinTimes(scale.riders, founders.riders, 4, beginning);
  const lockedAt = clockTime(now, 41, 18, 12);
  return {
    admin: demoMember('admin', now - 99 * day, beginning),
    rider: demoMember('rider', clockTime(now, 82, 19, 40), beginning),
    driver: { ...demoMember('driver', clockTime(now, 88, 10, 15), beginning), profile: demoVehicle },
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
