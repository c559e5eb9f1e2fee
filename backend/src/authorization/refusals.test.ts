import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyFor, callAs, isAdmins, operations, refusalOf } from './operations.ts';
import { actors, createWorld, type World } from './world.ts';

describe('refused actors', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.server.close());

  const refused = operations.flatMap((operation) =>
    actors.flatMap((actor) => {
      const status = refusalOf(operation, actor);
      return status === null ? [] : [{ operation, actor, status, name: operation.name }];
    }),
  );

  it.each(refused)(
    '$name refuses $actor with $status for any request',
    async ({ operation, actor, status }) => {
      const { method, path } = operation;
      const missing = path.replace(/\{\w+\}/, 'no-such-thing');
      for (const body of [{}, bodyFor(operation.row, 'no-such-thing', actor), '{']) {
        const sent = method === 'GET' ? undefined : body;
        const answer = await world.call(actor, method, missing, sent);
        expect(answer.status).toBe(status);
        if (status === 403 && isAdmins(operation)) {
          expect(answer.body).toMatchObject({ detail: 'Admin access required', code: 'admin_required' });
        }
      }
    },
  );

  const seekers = operations
    .filter(({ path }) => path.includes('{'))
    .flatMap((operation) =>
      actors
        .filter((actor) => refusalOf(operation, actor) === null)
        .map((actor) => ({ operation, actor, name: operation.name })),
    );

  it.each(seekers)('$name answers $actor with 404 for a missing object', async ({ operation, actor }) => {
    expect((await callAs(world, operation, actor, 'no-such-thing')).status).toBe(404);
  });
});
