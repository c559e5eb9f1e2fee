import document from '@mobility/openapi/document' with { type: 'json' };
import { limits } from '@mobility/openapi/limits';
import { describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import * as entry from './index.ts';
import { inContractForm } from './validation/older-forms.ts';

/** Runs one method of the client and returns the request that it sends. */
const requestOf = async (id: string, args: unknown[]): Promise<string> => {
  let sent = '';
  const client = createClient({
    baseUrl: 'http://backend.test',
    tokens: { read: () => 'token', write: () => undefined },
    fetch: async (request) => {
      sent = `${request.method} ${new URL(request.url).pathname}`;
      return new Response('{}', { status: 400 });
    },
  });
  await Promise.resolve(Reflect.apply(Reflect.get(client, id), client, args)).catch(() => undefined);
  return sent;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method, path })),
);

describe('the client', () => {
  it.each(operations)('$operationId sends $method $path', async ({ operationId, method, path }) => {
    const blanks = path.match(/{\w+}/g) ?? [];
    const filled = blanks.reduce((text, blank, index) => text.replace(blank, `id-${index}`), path);
    const args = [...blanks.map((_, index) => `id-${index}`), {}];
    expect(await requestOf(operationId, args)).toBe(`${method.toUpperCase()} ${filled}`);
  });

  it('has a method per operation and no other', () => {
    const client = createClient({
      baseUrl: 'http://backend.test',
      tokens: { read: () => null, write: () => undefined },
    });
    expect(Object.keys(client).toSorted()).toEqual(
      operations.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it('accepts the plain list of an older server', () => {
    expect(inContractForm('listAvailableRides', [])).toEqual({
      available_rides: [],
      driver_location: null,
      radius_km: limits.radius.default,
    });
    const whole = { available_rides: [] };
    expect(inContractForm('listAvailableRides', whole)).toEqual(whole);
  });

  it.each([
    ['listAdminUsers', 'users'],
    ['listAuditLogs', 'logs'],
    ['listPayments', 'payments'],
  ] as const)('%s accepts a wrapped list', (id, name) => {
    expect(inContractForm(id, { [name]: [1] })).toEqual([1]);
    expect(inContractForm(id, [1])).toEqual([1]);
    expect(inContractForm(id, null)).toBeNull();
    expect(inContractForm('listMyRides', { [name]: [1] })).toEqual({ [name]: [1] });
  });

  it('accepts a plain list of notifications with texts under data', () => {
    const item = { id: 'n1', data: { message: 'Hello' } };
    const read = (body: unknown) => inContractForm('listNotifications', body);
    expect(read([item, null])).toEqual({ notifications: [{ ...item, message: 'Hello' }, null] });
    const whole = { notifications: [{ ...item, message: 'Top' }], unread_count: 1 };
    expect(read(whole)).toEqual(whole);
    expect(read({ notifications: 'none' })).toEqual({ notifications: 'none' });
    expect(read('noise')).toBe('noise');
  });
});

describe('the entry', () => {
  it('exports exactly these names', () => {
    expect(Object.keys(entry).toSorted()).toEqual([
      'AbortedError',
      'HttpError',
      'InvalidCallError',
      'MalformedError',
      'MobilityError',
      'NetworkError',
      'TimeoutError',
      'createClient',
      'isRefusalOf',
    ]);
  });
});
