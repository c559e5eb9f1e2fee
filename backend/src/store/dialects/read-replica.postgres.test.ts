import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listAdminRides } from '../../operations/admin/listAdminRides.ts';
import { listMyRides } from '../../operations/rides/listMyRides.ts';
import { given, requestBy } from '../../testing/index.ts';
import { placeFor } from '../../testing/place.ts';
import { startServer } from '../../testing/start-server.ts';
import { openStore } from '../open-store.ts';

const nowhere = 'postgres://postgres@127.0.0.1:1/mobility';
const tokenKey = Buffer.alloc(32, 1).toString('base64');

/** Creates a database that the test uses as the replica. It alone contains the mark. */
const replicaWith = async (mark: string): Promise<string> => {
  const { dataDir, databaseUrl = null } = await placeFor();
  const store = openStore({ dataDir, databaseUrl });
  await store.transaction((db) => db.insertInto('meta').values({ name: 'mark', value: mark }).execute());
  await store.close();
  return databaseUrl ?? '';
};

const markIn = async (databaseReadUrl: string | null): Promise<(string | undefined)[]> => {
  const store = openStore({ ...(await placeFor()), databaseReadUrl });
  onTestFinished(() => store.close());
  const read = async (db: typeof store.read) =>
    (await db.selectFrom('meta').select('value').where('name', '=', 'mark').executeTakeFirst())?.value;
  return [await read(store.read), await read(store.lists)];
};

test('lists are read from the replica, and everything else from the database', async () => {
  expect(await markIn(await replicaWith('replica'))).toEqual([undefined, 'replica']);
  expect(await markIn(null)).toEqual([undefined, undefined]);
});

test('a replica is never written to', async () => {
  const store = openStore({ ...(await placeFor()), databaseReadUrl: await replicaWith('kept') });
  onTestFinished(() => store.close());
  await expect(sql`delete from meta`.execute(store.lists)).rejects.toThrow('read-only transaction');
});

test('the database itself answers while the replica does not', async () => {
  const { databaseUrl } = await placeFor();
  const server = await startServer({ databaseUrl, databaseReadUrl: nowhere, tokenKey });
  const { access_token: token } = await server.signUp();
  expect((await server.call('GET', '/api/rides/my-rides', { token })).status).toBe(200);
});

test('an admin’s list comes from the replica, and a rider’s own rides from the database', async () => {
  const { databaseUrl } = await placeFor();
  const databaseReadUrl = await replicaWith('without rides');
  const { context } = await startServer({ databaseUrl, databaseReadUrl, tokenKey });
  const { rideId, rider } = await given.pendingRide(context);
  const { body: own } = await listMyRides(context, requestBy(rider));
  expect(own.map(({ id }) => id)).toEqual([rideId]);
  const { body: all } = await listAdminRides(context, requestBy(await given.user(context, 'admin')));
  expect(all.pending_requests).toEqual([]);
});
