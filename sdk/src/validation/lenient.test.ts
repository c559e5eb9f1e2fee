import available from '@mobility/openapi/examples/AvailableRides.json' with { type: 'json' };
import plain from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { array, type GenericSchema, looseObject, nullish, number, optional, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { adminAnswers } from './admin-answers.ts';
import { answers } from './answers.ts';
import { type Issue, validate } from './lenient.ts';

const read = (schema: GenericSchema, value: unknown) => {
  const issues: Issue[] = [];
  return { result: validate(schema, value, (issue) => issues.push(issue)), issues };
};
const ride = answers.listMyRides.item;

describe('an answer that matches the contract', () => {
  it('is returned with its unknown fields and without a report', () => {
    expect(read(answers.listAvailableRides, available)).toEqual({ result: available, issues: [] });
    expect(read(ride, { ...plain, new_field: 1 }).result).toEqual({ ...plain, new_field: 1 });
  });

  it('keeps words of enumerations that the contract does not list', () => {
    const lost = { ...plain, status: 'lost', vehicle_type: 'bike', payment_status: 'refunded' };
    expect(read(answers.listMyRides, [lost])).toEqual({ result: [lost], issues: [] });
    const auditor = { ...user, role: 'auditor' };
    expect(read(answers.getCurrentUser, auditor)).toEqual({ result: auditor, issues: [] });
  });

  it('gets null for a missing required field that is nullable', () => {
    const { result, issues } = read(answers.getRidePaymentStatus, { status: 'pending', amount: 5 });
    expect(result).toMatchObject({ payment_id: null, expires_at: null, paid_at: null });
    expect(issues).toEqual([]);
  });

  it('is accepted in either of two forms', () => {
    expect(read(adminAnswers.setUserStatus, { message: 'Done' })).toEqual({
      result: { message: 'Done' },
      issues: [],
    });
    expect(read(adminAnswers.setUserStatus, user)).toEqual({ result: user, issues: [] });
  });
});

describe('an answer that does not match the contract', () => {
  it('loses a wrong optional field, which is reported', () => {
    expect(read(ride, { ...plain, vehicle_type: 3, rating: '5' })).toEqual({
      result: plain,
      issues: [
        { path: '.vehicle_type', expected: 'optional', omitted: '.vehicle_type' },
        { path: '.rating', expected: 'nullish', omitted: '.rating' },
      ],
    });
  });

  it('drops numbers that no calculation or map can use', () => {
    const broken = {
      ...plain,
      fare: 1e308,
      created_at: 1e20,
      pickup_location: { latitude: 91, longitude: -122.4, address: 'Pole' },
      driver_location: { latitude: 37.7, longitude: 1e308 },
    };
    const { result, issues } = read(answers.listMyRides, [broken]);
    expect(result).toEqual([
      {
        ...plain,
        fare: undefined,
        created_at: '',
        pickup_location: { longitude: -122.4, address: 'Pole' },
        driver_location: undefined,
      },
    ]);
    expect(issues.map(({ path }) => path)).toEqual([
      '[0].fare',
      '[0].pickup_location.latitude',
      '[0].created_at',
      '[0].driver_location.longitude',
    ]);
  });

  it('loses the wrong items of its lists, which are reported', () => {
    const [first] = available.available_rides;
    const body = { ...available, available_rides: [{ ...first, id: 7 }, first, null, first] };
    const { result, issues } = read(answers.listAvailableRides, body);
    expect(result).toEqual({ ...available, available_rides: [first, first] });
    expect(issues.map(({ path, omitted }) => [path, omitted])).toEqual([
      ['.available_rides[0].id', '.available_rides[0]'],
      ['.available_rides[2]', '.available_rides[2]'],
    ]);
  });

  it('gets the fallbacks of the contract for missing fields of a ride, without a report', () => {
    const { created_at: _, status: __, rider_id: ___, ...rest } = plain;
    for (const absent of [undefined, null])
      expect(read(ride, { ...rest, created_at: absent, pickup_address: absent })).toEqual({
        result: { ...rest, created_at: '', status: 'unknown', rider_id: '', pickup_address: '' },
        issues: [],
      });
  });

  it('is in US dollars if the status of a checkout session names no currency', () => {
    for (const absent of [{}, { currency: null }])
      expect(
        read(answers.getPaymentSessionStatus, { payment_status: 'paid', amount: 12.5, ...absent }),
      ).toEqual({ result: { payment_status: 'paid', currency: 'USD', amount: 12.5 }, issues: [] });
  });

  it('keeps an item whose required field is missing, and reports it', () => {
    const { estimated_fare: _, ...fareless } = plain;
    expect(read(answers.listMyRides, [fareless, plain])).toEqual({
      result: [fareless, plain],
      issues: [{ path: '[0].estimated_fare', expected: 'number' }],
    });
  });

  it('gets an empty text or list for a missing required one in a nested object', () => {
    const schema = looseObject({ items: array(looseObject({ name: string(), tags: array(string()) })) });
    expect(read(schema, { items: [{}] }).result).toEqual({ items: [{ name: '', tags: [] }] });
  });

  it('drops an optional place that lacks a coordinate', () => {
    const { result } = read(ride, { ...plain, driver_location: { longitude: -122.4 } });
    expect(result).toEqual({ ...plain, driver_location: undefined });
  });

  it('loses only the smallest optional part around a wrong value', () => {
    const schema = looseObject({
      place: optional(looseObject({ at: nullish(number()), size: number() })),
    });
    expect(read(schema, { place: { at: 'x', size: 1 } }).result).toEqual({ place: { size: 1 } });
    expect(read(schema, { place: { at: 1, size: 'x' } }).result).toEqual({});
  });

  it('is refused if a required top-level field is missing or wrong', () => {
    expect(read(answers.login, { user }).result).toBeUndefined();
    expect(
      read(answers.getPenaltyInfo, { penalty_amount: '1', penalty_percentage: 1 }).result,
    ).toBeUndefined();
    expect(read(answers.listMyRides, {}).result).toBeUndefined();
  });

  it.each([[undefined], [null], ['OK'], [[]], [{ message: 7 }], [{ done: true }]])(
    'is a success with the body %j if only a message is expected',
    (body) => {
      expect(read(answers.rateRide, body).result).toMatchObject({ message: '' });
    },
  );

  it('is refused if it is a file without its required parts', () => {
    expect(read(answers.downloadMyData, {}).result).toBeUndefined();
  });

  it('cannot change the prototype of the result', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"message":"Done"}');
    expect(Reflect.get(Object(read(answers.logout, hostile).result), 'admin')).toBeUndefined();
  });
});
