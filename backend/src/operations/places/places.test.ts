import { savedPlacesAtMost } from '@mobility/openapi/lists';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createTestContext, given, outcomeOf, type Person, requestBy } from '../../testing/index.ts';
import { deleteSavedPlace } from './deleteSavedPlace.ts';
import { listSavedPlaces } from './listSavedPlaces.ts';
import { savePlace } from './savePlace.ts';

let context: Context;
let rider: Person;
beforeEach(async () => {
  context = await createTestContext();
  rider = await given.user(context, 'rider');
});
afterEach(() => context.store.close());

const save = (place = given.newPlace('other'), person = rider) =>
  savePlace(context, requestBy(person, { body: place }));
const remove = (placeId: string, person = rider) =>
  deleteSavedPlace(context, requestBy(person, { params: { placeId } }));
const listed = async (person = rider) => (await listSavedPlaces(context, requestBy(person))).body;
const names = async () => (await listed()).map(({ kind, name }) => [kind, name]);

test('home and work come first, then the others by name', async () => {
  await save(given.newPlace('other', 'Zoo'));
  await save(given.newPlace('work', 'Office'));
  await save(given.newPlace('other', ' Gym '));
  expect((await save(given.newPlace('home', 'Home'))).body).toEqual({
    ...given.newPlace('home', 'Home'),
    id: expect.any(String),
    created_at: expect.any(String),
  });
  expect(await names()).toEqual([
    ['home', 'Home'],
    ['work', 'Office'],
    ['other', 'Gym'],
    ['other', 'Zoo'],
  ]);
});

test('another home, and another place with the same name, replace the one before', async () => {
  await save(given.newPlace('home', 'Home'));
  await save({ ...given.newPlace('home', 'Home'), address: '1 Market St' });
  await save(given.newPlace('other', 'Gym'));
  await save({ ...given.newPlace('other', 'Gym'), address: '2 Market St' });
  expect((await listed()).map(({ address }) => address)).toEqual(['1 Market St', '2 Market St']);
});

/** As many places as a rider can save. */
const saveAll = async (): Promise<void> => {
  for (let index = 0; index < savedPlacesAtMost; index += 1)
    await save(given.newPlace('other', `Place ${index}`));
};

test('a rider who has saved all twenty places can rename one, which is saved before the old one is deleted', async () => {
  await saveAll();
  const [first] = await listed();
  expect((await save(given.newPlace('other', 'Pool'))).status).toBe(201);
  expect(await listed()).toHaveLength(savedPlacesAtMost + 1);
  await remove(first?.id ?? '');
  expect(await names()).toHaveLength(savedPlacesAtMost);
});

test('a rider holds no more than that one beyond twenty, also with concurrent calls, and may replace one', async () => {
  await saveAll();
  const outcomes = await Promise.all(
    ['Gym', 'Pool', 'Zoo'].map((name) => outcomeOf(save(given.newPlace('other', name)))),
  );
  expect(outcomes.filter(([status]) => status === 409)).toEqual(
    Array(2).fill([409, 'place_limit_reached', 'At most 20 places can be saved']),
  );
  const [first] = await listed();
  expect((await save(given.newPlace('other', first?.name))).status).toBe(201);
  expect(await listed()).toHaveLength(savedPlacesAtMost + 1);
});

test('a place is deleted by its rider alone', async () => {
  const { id } = (await save()).body;
  const other = await given.user(context, 'rider');
  expect(await outcomeOf(remove(id, other))).toEqual([404, 'place_not_found', 'Place not found']);
  expect(await listed(other)).toEqual([]);
  expect((await remove(id)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect(await outcomeOf(remove(id))).toEqual([404, 'place_not_found', 'Place not found']);
});
