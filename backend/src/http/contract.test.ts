import { describe, expect, it } from 'vitest';
import { Refusal } from '../operation.ts';
import { handlers } from '../operations/index.ts';
import { bindContract } from './contract.ts';

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
  it('refuses to start when an operation has no handler', () => {
    const { getHealth: _, ...rest } = handlers;
    expect(() => bindContract(rest)).toThrow('Operations without a handler: getHealth');
  });

  it('refuses to start when a handler has no operation', () => {
    const more = { ...handlers, teleportRide: handlers.getHealth };
    expect(() => bindContract(more)).toThrow('Handlers without an operation: teleportRide');
  });

  it('knows every operation once', () => {
    const ids = bindContract(handlers).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(Object.keys(handlers).toSorted());
  });
});

describe('requests', () => {
  it('reads whole numbers of a query and refuses everything else', () => {
    const { accept } = operation('listMyRides');
    expect(accept({ ...parts, query: { limit: '25' } })).toEqual({ limit: 25 });
    for (const limit of ['0', '1001', '2.5', 'ten', '', ['1', '2']]) {
      expect(refusalOf(() => accept({ ...parts, query: { limit } })).status).toBe(422);
    }
  });

  it('does not turn a text into a number in a body', () => {
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

  it('asks for a body where one is required, and ignores one where there is none', () => {
    expect(refusalOf(() => operation('login').accept(parts)).detail).toEqual([
      { loc: ['body'], msg: 'a body is required', type: 'required' },
    ]);
    expect(operation('goOnline').accept({ ...parts, body: {} })).toEqual({});
  });

  it('refuses a bad cancellation with 400, as the contract has no 422 there', () => {
    const refusal = refusalOf(() =>
      operation('cancelRide').accept({ ...parts, params: { id: 'r1' }, body: {} }),
    );
    expect([refusal.status, refusal.code]).toEqual([400, 'validation_failed']);
  });

  it('refuses ids and keys that cannot be ours', () => {
    const { accept } = operation('updateRide');
    const body = { action: 'accept' };
    expect(refusalOf(() => accept({ ...parts, params: { id: "1' or 1=1" }, body })).status).toBe(422);
    expect(
      refusalOf(() => accept({ ...parts, params: { id: 'r1' }, body, idempotencyKey: 'short' })).detail,
    ).toEqual([expect.objectContaining({ loc: ['header', 'Idempotency-Key'] })]);
  });
});

describe('answers', () => {
  it('finds an answer that breaks its promise', () => {
    const { checkAnswer } = operation('getHealth');
    expect(checkAnswer(200, { status: 'ok' })).toEqual([]);
    expect(checkAnswer(200, { status: 'fine' })).not.toEqual([]);
    expect(checkAnswer(201, { status: 'ok' })).not.toEqual([]);
  });

  it('finds a refusal that the contract does not name', () => {
    const { checkRefusal } = operation('login');
    expect(checkRefusal(new Refusal(401, 'invalid_credentials', 'No'))).toEqual([]);
    expect(checkRefusal(new Refusal(409, 'email_taken', 'No'))).not.toEqual([]);
    expect(checkRefusal(new Refusal(401, 'ride_taken', 'No'))).not.toEqual([]);
  });
});
