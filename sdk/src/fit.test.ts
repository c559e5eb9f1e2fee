import answers from '@mobility/openapi/answers' with { type: 'json' };
import available from '@mobility/openapi/examples/AvailableRides.json' with { type: 'json' };
import plain from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fitting, type Problem } from './fit.ts';

const fitted = fitting({ ...answers, Named: 'a b?n[] c?=x|y' });
const read = (shape: string, value: unknown) => {
  const problems: Problem[] = [];
  const result = fitted(shape, value, (problem) => problems.push(problem));
  return { result, paths: problems.map(({ path }) => path) };
};

describe('what the contract promises', () => {
  it('passes unchanged, with fields that nobody knows', () => {
    expect(read('AvailableRides', available)).toEqual({ result: available, paths: [] });
    expect(read('Ride', { ...plain, new_field: 1 }).result).toEqual({ ...plain, new_field: 1 });
  });

  it.each([
    ['s', 'a', 1],
    ['n', 1, '1'],
    ['b', false, 0],
    ['sn0', null, true],
    ['o', { any: 1 }, null],
    ['o[]', [{ any: 1 }], 'x'],
    ['=a|b', 'b', 'c'],
    ['n[]', [], {}],
    ['=a0', null, 'b'],
    ['=a0', 'a', 'a0'],
    ['Named', { a: '' }, {}],
    ['Named0', null, 'x'],
    ['Named[]', [{ a: '', b: [1] }], null],
    ['Named[]0', null, {}],
    ['Named/Message', { a: '' }, {}],
    ['Named/Message', { message: '' }, { message: 1 }],
  ] as [string, unknown, unknown][])('%j takes %j and not %j', (shape, good, bad) => {
    expect(read(shape, good).result).toEqual(good);
    expect(read(shape, bad).result).toBeUndefined();
  });

  it('leaves a bad optional field out', () => {
    const { result, paths } = read('Ride', { ...plain, vehicle_type: 'bike', rating: '5' });
    expect(result).toEqual(plain);
    expect(paths).toEqual(['.vehicle_type', '.rating']);
  });

  it('leaves a bad item of a nested list out', () => {
    const [first] = available.available_rides;
    const body = { ...available, available_rides: [first, { ...first, status: 'lost' }, null] };
    const { result, paths } = read('AvailableRides', body);
    expect(result).toEqual({ ...available, available_rides: [first] });
    expect(paths).toContain('.available_rides[1]');
    expect(paths).toContain('.available_rides[2]');
  });

  it('takes an absent field that may be null as null', () => {
    expect(read('PaymentStatus', { status: 'pending', amount: 5 }).result).toMatchObject({
      payment_id: null,
      expires_at: null,
      paid_at: null,
    });
  });

  it('takes a role that it does not know', () => {
    expect(read('User', { ...user, role: 'auditor' }).result).toEqual({ ...user, role: 'auditor' });
  });

  it('reports nothing of the form that an answer does not have', () => {
    expect(read('User/Message', { message: 'Done' })).toEqual({ result: { message: 'Done' }, paths: [] });
    expect(read('User/Message', user)).toEqual({ result: user, paths: [] });
  });

  it('cannot be led astray by a name of every object', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"message":"Done"}');
    expect(Reflect.get(Object(read('Message', hostile).result), 'admin')).toBeUndefined();
    expect(read('Message', JSON.parse('{"constructor":1}')).result).toBeUndefined();
  });
});
