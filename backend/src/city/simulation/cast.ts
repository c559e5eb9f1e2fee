import type { Place, VehicleColor, VehicleType } from '@mobility/openapi';
import places from './places.json' with { type: 'json' };
import { Chance } from './random.ts';

/** The number of simulated people. Riders have the positions from `firstRider` on. */
export const cast = { drivers: 25, riders: 60, firstRider: 1_000 } as const;

const firstNames =
  'Amara Ben Carla Diego Elif Farid Grace Hana Ivan Joyce Kenji Leila Marco Nadia Omar Priya Quinn Rosa Samir Tessa Uma Viktor Wanda Xavier Yara Zoe Aiden Bianca Chidi Daria'.split(
    ' ',
  );
const lastNames =
  'Abbott Bauer Castillo Dubois Eriksen Fontana Garcia Haddad Ito Jensen Kowalski Lindqvist Moreno Nakamura Okafor Petrov Quiroga Rossi Silva Tran Ueda Vargas Wong Yilmaz Zhang'.split(
    ' ',
  );

type Vehicle = {
  vehicle_make: string;
  vehicle_model: string;
  vehicle_year: number;
  vehicle_color: VehicleColor;
  vehicle_type: VehicleType;
};
const vehicles: readonly [Vehicle, ...Vehicle[]] = [
  {
    vehicle_make: 'Toyota',
    vehicle_model: 'Prius',
    vehicle_year: 2021,
    vehicle_color: 'white',
    vehicle_type: 'economy',
  },
  {
    vehicle_make: 'Honda',
    vehicle_model: 'Civic',
    vehicle_year: 2020,
    vehicle_color: 'silver',
    vehicle_type: 'economy',
  },
  {
    vehicle_make: 'Hyundai',
    vehicle_model: 'Ioniq 5',
    vehicle_year: 2023,
    vehicle_color: 'green',
    vehicle_type: 'comfort',
  },
  {
    vehicle_make: 'Tesla',
    vehicle_model: 'Model 3',
    vehicle_year: 2022,
    vehicle_color: 'blue',
    vehicle_type: 'comfort',
  },
  {
    vehicle_make: 'Mercedes-Benz',
    vehicle_model: 'E 300',
    vehicle_year: 2022,
    vehicle_color: 'black',
    vehicle_type: 'premium',
  },
  {
    vehicle_make: 'Toyota',
    vehicle_model: 'Highlander',
    vehicle_year: 2021,
    vehicle_color: 'gray',
    vehicle_type: 'suv',
  },
];

/** A simulated person, generated from the seed and identified by the position. */
export type Role = { position: number; name: string; email: string; phone: string };
export type DriverRole = Role & { vehicle: Vehicle; plate: string; license: string };

const nameAt = (position: number): string => {
  const first = firstNames[position % firstNames.length] ?? '';
  const last = lastNames[(position * 7 + Math.floor(position / firstNames.length)) % lastNames.length] ?? '';
  return `${first} ${last}`;
};

const roleAt = (position: number, kind: string): Role => ({
  position,
  name: nameAt(position),
  email: `${nameAt(position).toLowerCase().replace(' ', '.')}.${kind}${position}@city.example`,
  phone: `+1 415 555 ${String(1000 + (position % 9000)).padStart(4, '0')}`,
});

/** The simulated drivers. */
export const driverRoles = (count: number, seed: number): DriverRole[] =>
  Array.from({ length: count }, (_, position) => {
    const chance = new Chance(seed + position);
    const digits = Math.floor(chance.between(1_000_000, 9_999_999));
    return {
      ...roleAt(position, 'd'),
      // In turn, so that even a small city has cars of every class.
      vehicle: vehicles[position % vehicles.length] ?? vehicles[0],
      plate: `8SF${String(digits).slice(0, 4)}`,
      license: `D${digits}`,
    };
  });

/** The simulated riders. */
export const riderRoles = (count: number): Role[] =>
  Array.from({ length: count }, (_, at) => roleAt(cast.firstRider + at, 'r'));

/** The pickups and dropoffs of the simulated riders. */
export const cityPlaces: readonly Place[] = places.map(([address, latitude, longitude]) => ({
  address: String(address),
  latitude: Number(latitude),
  longitude: Number(longitude),
}));
