import rides from '@mobility/openapi/examples/Ride.plain.json' with { type: 'json' };
import { routes } from '@mobility/openapi/routes';
import { describe, expect, it, vi } from 'vitest';
import { adminQueriesOf } from './queries/admin.ts';
import { queriesOf } from './queries.ts';
import { fakeClient } from './testing/index.ts';

describe('the queries', () => {
  it('have keys that consist of tag, operation and arguments', () => {
    const queries = queriesOf(fakeClient());
    expect(queries.listMyRides({ limit: 3 }).queryKey).toEqual(['rides', 'listMyRides', { limit: 3 }]);
    expect(queries.getRidePaymentStatus('r1').queryKey).toEqual(['payments', 'getRidePaymentStatus', 'r1']);
  });

  it('are named after operations', () => {
    const names = [queriesOf(fakeClient()), adminQueriesOf(fakeClient())].flatMap(Object.keys);
    expect(names.filter((id) => !(id in routes))).toEqual([]);
  });

  it('pass on the signal', async () => {
    const { status, ...ride } = rides;
    const listMyRides = vi.fn(() => [{ ...ride, status: 'accepted' as const }]);
    const { signal } = new AbortController();
    await queriesOf(fakeClient({ listMyRides })).listMyRides().queryFn({ signal });
    expect(listMyRides).toHaveBeenCalledWith({}, { signal });
    expect(status).toBe('accepted');
  });
});
