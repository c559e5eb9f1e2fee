import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAdmins, operations, refusalOf } from './operations.ts';
import { makeVictims } from './victims.ts';
import { type Actor, createWorld, emptyServer, peopled, type World } from './world.ts';

const strangers = ['otherRider', 'otherDriver', 'admin'] as const satisfies readonly Actor[];
// An admin may see the data of all users here.
const wholeForAdmins = ['listMyRides', 'countMyRides'];

const cells = operations
  .filter((operation) => operation.method === 'GET' && !operation.path.includes('{') && !isAdmins(operation))
  .filter(({ roles }) => roles.length > 0)
  .flatMap((operation) =>
    strangers
      .filter((actor) => refusalOf(operation, actor) === null)
      .filter((actor) => actor !== 'admin' || !wholeForAdmins.includes(operation.id))
      .map((actor) => ({ operation, actor, name: operation.name })),
  );

/** The text without the values that differ between two new users. */
const told = (text: string): string =>
  text
    .replace(/[0-9A-HJKMNP-TV-Z]{26}/g, '<id>')
    .replace(/[\w-]+@mobility\.example/g, '<address>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, '<time>');

describe('answers to a new user do not depend on the data of others', () => {
  let alone: World;
  let late: World;
  beforeAll(async () => {
    alone = await createWorld();
    const server = await emptyServer();
    await makeVictims(server.context);
    late = await peopled(server);
  });
  afterAll(async () => {
    await alone.server.close();
    await late.server.close();
  });

  it.each(cells)(
    '$name answers a new $actor the same with and without the data of others',
    async ({ operation, actor }) => {
      const [expected, shown] = [
        await alone.call(actor, 'GET', operation.path),
        await late.call(actor, 'GET', operation.path),
      ];
      expect(expected.status).toBe(200);
      expect(shown.status).toBe(200);
      expect(told(shown.text)).toBe(told(expected.text));
    },
  );

  // This operation needs a test of its own: a balance summed over all accounts is zero with and without other users.
  it('getMyBalance shows a new user only the own balance', async () => {
    const { body } = await late.call('otherRider', 'GET', '/api/user/balance');
    expect(body).toMatchObject({ current_balance: 100 });
  });
});
