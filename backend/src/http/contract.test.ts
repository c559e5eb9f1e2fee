import { describe, expect, it } from 'vitest';
import { Refusal } from '../domain/refusal.ts';
import { handlers } from '../operations/index.ts';
import { bindContract } from './contract.ts';
import { statusOf } from './errors.ts';

const operation = (id: string) => {
  const found = bindContract(handlers).find((bound) => bound.id === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
};

const refusalOf = (attempt: () => unknown): Refusal => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

const parts = { params: {}, query: {}, body: undefined, idempotencyKey: undefined };

describe('the binding', () => {
  it('the binding refuses to start if an operation has no handler', () => {
    const { getHealth: _, ...rest } = handlers;
    expect(() => bindContract(rest)).toThrow('Operations without a handler: getHealth');
  });

  it('the binding refuses to start if a handler has no operation', () => {
    const more = { ...handlers, teleportRide: handlers.getHealth };
    expect(() => bindContract(more)).toThrow('Handlers without an operation: teleportRide');
  });

  it('the contract names every operation once', () => {
    const ids = bindContract(handlers).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(handlers).toSorted());
  });
});

describe('requests', () => {
  it('a whole number in a query is parsed, and anything else is refused', () => {
    const { accept } = operation('listMyRides');
    expect(accept({ ...parts, query: { limit: '25' } })).toEqual({ limit: 25 });
    for (const limit of ['0', '1001', '2.5', 'ten', '', ['1', '2']]) {
      expect(refusalOf(() => accept({ ...parts, query: { limit } })).code).toBe('validation_failed');
    }
  });

  it('a text in a body is not converted to a number', () => {
    const body = {
      pickup_location: { latitude: '37.7', longitude: -122.4, address: 'A' },
      dropoff_location: { latitude: 37.8, longitude: -122.4, address: 'B' },
      vehicle_type: 'economy',
      passenger_count: 1,
      special_requirements: null,
    };
    expect(refusalOf(() => operation('bookRide').accept({ ...parts, body })).detail).toEqual([
      { loc: ['body', 'pickup_location', 'latitude'], msg: 'latitude must be a number', type: 'type' },
    ]);
  });

  it('a body is required only where the contract requires one, and ignored where it has none', () => {
    expect(refusalOf(() => operation('login').accept(parts)).detail).toEqual([
      { loc: ['body'], msg: 'a body is required', type: 'required' },
    ]);
    expect(operation('goOnline').accept({ ...parts, body: {} })).toEqual({});
  });

  it('a bad cancellation is refused with 400, because the contract has no 422 there', () => {
    const { accept, statuses } = operation('cancelRide');
    const refusal = refusalOf(() => accept({ ...parts, params: { id: 'r1' }, body: {} }));
    expect(statusOf(refusal, statuses)).toBe(400);
    expect(statusOf(refusal, operation('bookRide').statuses)).toBe(422);
  });

  it('ids and keys in an invalid format are refused', () => {
    const { accept } = operation('updateRide');
    const body = { action: 'accept' };
    expect(refusalOf(() => accept({ ...parts, params: { id: "1' or 1=1" }, body })).detail).toEqual([
      expect.objectContaining({ loc: ['path', 'id'] }),
    ]);
    expect(
      refusalOf(() => accept({ ...parts, params: { id: 'r1' }, body, idempotencyKey: 'short' })).detail,
    ).toEqual([expect.objectContaining({ loc: ['header', 'Idempotency-Key'] })]);
  });
});

describe('answers', () => {
  it('a response that breaks the contract is detected', () => {
    const { checkAnswer } = operation('getHealth');
    expect(checkAnswer(200, { status: 'ok' })).toEqual([]);
    expect(checkAnswer(200, { status: 'fine' })).not.toEqual([]);
    expect(checkAnswer(201, { status: 'ok' })).not.toEqual([]);
  });

  it('a refusal that the contract does not list is detected', () => {
    const { checkError } = operation('login');
    expect(checkError({ status: 401, code: 'invalid_credentials' })).toEqual([]);
    expect(checkError({ status: 409, code: 'email_taken' })).not.toEqual([]);
    expect(checkError({ status: 401, code: 'ride_taken' })).not.toEqual([]);
  });
});
