import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalData } from '../store/personal-data.ts';
import { dumpOf } from '../testing/dump.ts';
import { knock, type Operation, operations, refusalOf, without } from './operations.ts';
import type { Row } from './row.ts';
import { makeVictims } from './victims.ts';
import { watch } from './watch.ts';
import { type Actor, actors, emptyServer, peopled, type World } from './world.ts';

/** A server on which the victims were first, and a look at everything of theirs. */
const stage = async () => {
  const server = await emptyServer();
  await makeVictims(server.context);
  return { server, victims: await watch(server.context) };
};

const statusFor = ({ own }: Row, actor: Actor): number =>
  typeof own === 'number' ? own : (own[actor] ?? Number.NaN);

it('has a row for every operation of the contract', () => {
  expect(without()).toEqual([]);
});

it('an object has both an owner and, where roles are shared, a stranger', () => {
  const named = operations.filter(({ path }) => path.includes('{'));
  expect(named.filter(({ row }) => !row.object)).toEqual([]);
});

it('the victims have one of everything', async () => {
  const { server, victims } = await stage();
  const personal = Object.entries(personalData).filter(([, rules]) => rules.length > 0);
  expect(personal.map(([table]) => table).filter((table) => !victims.kept[table]?.length)).toEqual([]);
  await server.close();
});

describe.each(operations)('$name', (operation) => {
  let { server, victims }: Partial<Awaited<ReturnType<typeof stage>>> = {};
  const scene = () => {
    if (!server || !victims) throw new Error('The stage is not set');
    return { server, victims };
  };
  beforeAll(async () => {
    ({ server, victims } = await stage());
  });
  afterAll(() => server?.close());

  it.each(actors.filter((actor) => refusalOf(operation, actor) === null))('by %s', async (actor) => {
    const world = await peopled(scene().server);
    const made = await operation.row.object?.(world);
    const id = made?.id ?? 'no-such-thing';
    const text =
      made && !made.owners.includes(actor)
        ? await knockAsStranger(world, operation, actor, id)
        : await knockAsOwner(world, operation, actor, id);
    expect(await scene().victims.changes()).toEqual([]);
    // An admin is shown everybody's.
    if (actor !== 'admin') expect(scene().victims.told(text)).toEqual([]);
  });
});

async function knockAsOwner(world: World, operation: Operation, actor: Actor, id: string): Promise<string> {
  const { status, text } = await knock(world, operation, actor, id);
  expect(status, text).toBe(statusFor(operation.row, actor));
  return text;
}

/** Whatever a stranger is answered: nothing changes at all, and they do not learn whose it is. */
async function knockAsStranger(
  world: World,
  operation: Operation,
  actor: Actor,
  id: string,
): Promise<string> {
  const { rider, driver } = world.people;
  const before = await dumpOf(world.server.context);
  const { status, text } = await knock(world, operation, actor, id);
  expect(status, text).toBe(operation.row.foreign);
  expect(await dumpOf(world.server.context)).toEqual(before);
  for (const secret of [rider.id, rider.email, driver.id, driver.email]) expect(text).not.toContain(secret);
  return text;
}
