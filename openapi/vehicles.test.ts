import { expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { canServe, vehicles, vehiclesFor, vehicleTypes } from './vehicles.ts';

const { VehicleType, BookRideRequest } = document.components.schemas;

it('every class of vehicle in the contract has a rule, in the same order', () => {
  expect(vehicleTypes).toEqual(VehicleType.enum);
  expect(Object.keys(vehicles).toSorted()).toEqual(VehicleType.enum.toSorted());
});

it.each([
  ['economy', ['economy', 'comfort', 'premium', 'suv']],
  ['comfort', ['comfort', 'premium']],
  ['premium', ['premium']],
  ['suv', ['suv']],
] as const)('a ride of class %s may be served by %j', (vehicle_type, expected) => {
  expect(vehiclesFor({ vehicle_type, passenger_count: 4 })).toEqual(expected);
});

it('every ride that can be booked fits into every vehicle of its class', () => {
  const passenger_count = BookRideRequest.properties.passenger_count.maximum;
  for (const vehicle_type of vehicleTypes)
    expect(canServe(vehicle_type, { vehicle_type, passenger_count })).toBe(true);
});

it('a ride with more passengers than seats is not served', () => {
  expect(vehiclesFor({ vehicle_type: 'economy', passenger_count: 5 })).toEqual(['suv']);
  expect(vehiclesFor({ vehicle_type: 'premium', passenger_count: 5 })).toEqual([]);
});

it('a ride without a class or a number of passengers is an economy ride for one', () => {
  expect(vehiclesFor({})).toEqual(vehicleTypes);
});
