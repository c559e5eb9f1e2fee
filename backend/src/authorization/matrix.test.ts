import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followingTables } from '../backup/tables/tables.ts';
import { personalData } from '../store/people/personal-data.ts';
import { dumpOf } from '../testing/dump.ts';
import { serverWithVictims } from './copied-victims.ts';
import { callAs, type Operation, operations, refusalOf, without } from './operations.ts';
import type { Row } from './row.ts';
import { watch } from './watch.ts';
import { type Actor, actors, peopled, type World } from './world.ts';

/** A server with the victims and their data, and a watch over that data. */
const stage = async () => {
  const server = await serverWithVictims();
  return { server, victims: await watch(server.context) };
};

const statusFor = ({ own }: Row, actor: Actor): number =>
  typeof own === 'number' ? own : (own[actor] ?? Number.NaN);

it('the table has a row for every operation of the contract', () => {
  expect(without()).toEqual([]);
});

it('every row with an owner also has the response to other users of the same role', () => {
  const named = operations.filter(({ path }) => path.includes('{'));
  expect(named.filter(({ row }) => !row.object)).toEqual([]);
});

it('the victims have data in every table', async () => {
  const { server, victims } = await stage();
  const following: readonly string[] = followingTables;
  const personal = Object.entries(personalData).filter(
    ([table, rules]) => rules.length > 0 && !following.includes(table),
  );
  expect(personal.map(([table]) => table).filter((table) => !victims.kept[table]?.length)).toEqual([]);
  await server.close();
});

describe.each(operations)('access to $name', (operation) => {
  let { server, victims }: Partial<Awaited<ReturnType<typeof stage>>> = {};
  const scene = () => {
    if (!server || !victims) throw new Error('The server is not started');
    return { server, victims };
  };
  beforeAll(async () => {
    ({ server, victims } = await stage());
  });
  afterAll(() => server?.close());

  it.each(actors.filter((actor) => refusalOf(operation, actor) === null))(
    'the operation responds to %s as its row requires',
    async (actor) => {
      const world = await peopled(scene().server);
      const made = await operation.row.object?.(world);
      const id = made?.id ?? 'no-such-thing';
      const text =
        made && !made.owners.includes(actor)
          ? await callAsStranger(world, operation, actor, id)
          : await callAsOwner(world, operation, actor, id);
      expect(await scene().victims.changes()).toEqual([]);
      // An admin may see the data of all users.
      if (actor !== 'admin') expect(scene().victims.told(text)).toEqual([]);
    },
  );
});

async function callAsOwner(world: World, operation: Operation, actor: Actor, id: string): Promise<string> {
  const { status, text } = await callAs(world, operation, actor, id);
  expect(status, text).toBe(statusFor(operation.row, actor));
  return text;
}

/** Checks a stranger's answer: it changes no data and does not reveal the owner. */
async function callAsStranger(world: World, operation: Operation, actor: Actor, id: string): Promise<string> {
  const { rider, driver } = world.people;
  const before = await dumpOf(world.server.context);
  const { status, text } = await callAs(world, operation, actor, id);
  expect(status, text).toBe(operation.row.foreign);
  expect(await dumpOf(world.server.context)).toEqual(before);
  for (const secret of [rider.id, rider.email, driver.id, driver.email]) expect(text).not.toContain(secret);
  return text;
}
