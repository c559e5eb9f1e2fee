import type { OperationId, Role } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completedRide } from '../testing/given-rides.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { type Actor, actors, createWorld, type World } from './world.ts';

type Source = { operationId: string; 'x-roles': string[] };
type Operation = { id: OperationId; method: string; path: string; roles: string[]; row: Row };

const isOperation = (id: string): id is OperationId => id in rows;
const sources = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries<Source>(methods).map(([method, source]) => ({ path, method: method.toUpperCase(), source })),
);
const operations: Operation[] = sources.flatMap(({ path, method, source }) => {
  const id = source.operationId;
  const row = isOperation(id) ? rows[id] : undefined;
  return isOperation(id) && row ? [{ id, method, path, roles: source['x-roles'], row }] : [];
});

const roles: Partial<Record<Actor, Role>> = {
  rider: 'rider',
  otherRider: 'rider',
  driver: 'driver',
  otherDriver: 'driver',
  admin: 'admin',
};
const namesObject = ({ path, row }: Operation) => path.includes('{') || row.object !== undefined;
const mayCall = ({ roles: allowed }: Operation, actor: Actor): boolean =>
  allowed.length === 0 || allowed.includes(roles[actor] ?? '');

/** Refused before anything is looked at: by nobody's token, a dead one, or the wrong role. */
const refusalOf = ({ roles: allowed }: Operation, actor: Actor): number | null => {
  if (allowed.length === 0) return null;
  if (actor === 'signedOut' || actor === 'lockedUser') return 401;
  return allowed.includes(roles[actor] ?? '') ? null : 403;
};

const statusFor = ({ own }: Row, actor: Actor): number =>
  typeof own === 'number' ? own : (own[actor] ?? Number.NaN);

const bodyFor = ({ body }: Row, id: string, actor: Actor): unknown =>
  typeof body === 'function' ? body(id, actor) : body;

const knock = (world: World, { method, path, row }: Operation, actor: Actor, id: string) =>
  world.call(actor, method, path.replace(/\{\w+\}/, id), bodyFor(row, id, actor));

it('has a row for every operation of the contract', () => {
  const without = sources.map(({ source }) => source.operationId).filter((id) => !isOperation(id));
  expect(without).toEqual([]);
});

describe('who may not', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.server.close());

  const refused = operations.flatMap((operation) =>
    actors.flatMap((actor) => {
      const status = refusalOf(operation, actor);
      return status === null ? [] : [{ operation, actor, status, id: operation.id }];
    }),
  );

  it.each(refused)('$id by $actor: $status, whatever is sent', async ({ operation, actor, status }) => {
    const { method, path } = operation;
    const missing = path.replace(/\{\w+\}/, 'no-such-thing');
    for (const body of [{}, bodyFor(operation.row, 'no-such-thing', actor), '{']) {
      const sent = method === 'GET' ? undefined : body;
      const answer = await world.call(actor, method, missing, sent);
      expect(answer.status).toBe(status);
      const isAdmins = operation.roles.length === 1 && operation.roles[0] === 'admin';
      if (status === 403 && isAdmins) {
        expect(answer.body).toMatchObject({ detail: 'Admin access required', code: 'admin_required' });
      }
    }
  });

  const seekers = operations
    .filter(({ path }) => path.includes('{'))
    .flatMap((operation) =>
      actors
        .filter((actor) => mayCall(operation, actor) && refusalOf(operation, actor) === null)
        .map((actor) => ({ operation, actor, id: operation.id })),
    );

  it.each(seekers)('$id by $actor on something missing: 404', async ({ operation, actor }) => {
    expect((await knock(world, operation, actor, 'no-such-thing')).status).toBe(404);
  });
});

describe('who may', () => {
  const cells = operations.flatMap((operation) =>
    actors
      .filter((actor) => refusalOf(operation, actor) === null)
      .map((actor) => ({ operation, actor, id: operation.id })),
  );

  it.each(cells)('$id by $actor', async ({ operation, actor }) => {
    const world = await createWorld();
    try {
      const { row } = operation;
      const made = await row.object?.(world);
      const isForeign = made !== undefined && !made.owners.includes(actor);
      const expected = isForeign ? row.foreign : statusFor(row, actor);
      const answer = await knock(world, operation, actor, made?.id ?? 'no-such-thing');
      expect(answer.status, answer.text).toBe(expected);
      if (isForeign && made) await expectUntouched(world, operation, actor, made.id);
    } finally {
      await world.server.close();
    }
  });

  it('an object has both an owner and, where roles are shared, a stranger', () => {
    expect(operations.filter((operation) => namesObject(operation) && !operation.row.object)).toEqual([]);
  });
});

/** A refused stranger has also not learned whose it is. */
async function expectUntouched(world: World, operation: Operation, actor: Actor, id: string): Promise<void> {
  const { text } = await knock(world, operation, actor, id);
  const { rider, driver } = world.people;
  for (const secret of [rider.id, rider.email, driver.id, driver.email]) expect(text).not.toContain(secret);
}

describe('what others are shown', () => {
  const lists = operations.filter(({ method, path, roles: allowed }) => {
    const isOpenToPeople = allowed.includes('rider') || allowed.includes('driver');
    return method === 'GET' && !path.includes('{') && isOpenToPeople;
  });

  it.each(lists)('$id shows a stranger nothing of a ride and its people', async (operation) => {
    const world = await createWorld();
    try {
      const { rider, driver } = world.people;
      const cast = { rider, driver, payment: 'balance' as const };
      const { rideId } = await completedRide(world.server.context, cast);
      const strangers = (['otherRider', 'otherDriver'] as const).filter((actor) => mayCall(operation, actor));
      for (const stranger of strangers) {
        const { status, text } = await world.call(stranger, 'GET', operation.path);
        expect(status).toBeLessThan(500);
        const secrets = [rideId, rider.id, rider.email, driver.id, driver.email];
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      }
    } finally {
      await world.server.close();
    }
  });
});
