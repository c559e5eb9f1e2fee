import picture from '@mobility/openapi/examples/AvatarUpload.json' with { type: 'json' };
import empty from '@mobility/openapi/examples/Balance.empty.json' with { type: 'json' };
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import place from '@mobility/openapi/examples/SavedPlace.json' with { type: 'json' };
import saving from '@mobility/openapi/examples/SavePlaceRequest.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { savedPlacesHeld } from '@mobility/openapi/lists';
import { describe, expect, it } from 'vitest';
import { interaction, refusedInteraction, type State, shape } from './interaction.ts';

describe('getMyBalance', () => {
  it('getMyBalance returns the balance and its newest entries', async () => {
    const [entry] = balance.recent_transactions;
    const { admin_name: _, ...movement } = { admin_name: null, ...entry };
    const answer = await interaction({
      operation: 'getMyBalance',
      given: ['a user is signed in', { role: 'rider', balance: 48.57 }],
      when: 'a request for my balance',
      status: 200,
      answer: shape({ current_balance: 48.57, recent_transactions: [movement] }, ['current_balance']),
      call: (client) => client.getMyBalance(),
    });
    expect(answer).toMatchObject({ current_balance: 48.57 });
  });

  it('getMyBalance returns zero without entries for a new user', async () => {
    const answer = await interaction({
      operation: 'getMyBalance',
      given: ['a user is signed in', { role: 'driver' }],
      when: 'a request for my balance, which has no entries yet',
      status: 200,
      answer: empty,
      call: (client) => client.getMyBalance(),
    });
    expect(answer).toEqual(empty);
  });
});

const places = (count: number): State => ['a rider with saved places', { count }];
const key = { idempotencyKey: 'one-intent' };
const another = { ...saving, kind: 'other' } as const;

describe('listSavedPlaces', () => {
  it.each([
    ['one', 1, shape([place], ['kind']), 1],
    ['none', 0, [], 0],
  ] as const)('listSavedPlaces lists %s', async (what, count, example, length) => {
    const answer = await interaction({
      operation: 'listSavedPlaces',
      given: places(count),
      when: `a request for my saved places: ${what}`,
      status: 200,
      answer: example,
      call: (client) => client.listSavedPlaces(),
    });
    expect(answer).toHaveLength(length);
  });
});

describe('savePlace', () => {
  it('savePlace saves a place', async () => {
    const answer = await interaction({
      operation: 'savePlace',
      given: places(0),
      when: 'a request to save a place',
      body: another,
      status: 201,
      answer: shape({ ...place, kind: 'other' }, ['kind', 'name']),
      call: (client) => client.savePlace(another, key),
    });
    expect(answer).toMatchObject({ kind: 'other', name: saving.name });
  });

  it('savePlace refuses a place beyond the limit', async () => {
    const error = await refusedInteraction({
      operation: 'savePlace',
      given: places(savedPlacesHeld),
      when: 'a request to save a place beyond the limit',
      body: another,
      status: 409,
      code: 'place_limit_reached',
      call: (client) => client.savePlace(another),
    });
    expect(error).toMatchObject({ status: 409, code: 'place_limit_reached' });
  });
});

describe('deleteSavedPlace', () => {
  it('deleteSavedPlace deletes a place', async () => {
    const answer = await interaction({
      operation: 'deleteSavedPlace',
      given: places(1),
      when: 'a request to delete a place',
      status: 200,
      answer: shape({ message: 'Place deleted' }),
      call: (client, id) => client.deleteSavedPlace(id, key),
    });
    expect(answer).toMatchObject({ message: expect.any(String) });
  });

  it('deleteSavedPlace refuses an unknown place', async () => {
    const error = await refusedInteraction({
      operation: 'deleteSavedPlace',
      given: places(0),
      when: 'a request to delete an unknown place',
      status: 404,
      code: 'place_not_found',
      call: (client, id) => client.deleteSavedPlace(id),
    });
    expect(error).toMatchObject({ status: 404, code: 'place_not_found' });
  });
});

const rider: State = ['a user is signed in', { role: 'rider' }];
const { rating: _, ...shown } = user;

describe('the picture', () => {
  const pictured = { ...shown, total_rides: 0, avatar_url: '/api/avatars/Zm9yIHRoZSBwYWN0IDE2Yg' };

  it('uploadAvatar stores a picture and returns the user with its address', async () => {
    const answer = await interaction({
      operation: 'uploadAvatar',
      given: rider,
      when: 'a request to set a picture',
      body: picture,
      status: 200,
      answer: shape(pictured, ['role']),
      call: (client) => client.uploadAvatar(picture),
    });
    expect(answer).toMatchObject({ avatar_url: pictured.avatar_url });
  });

  it('uploadAvatar refuses what is no picture', async () => {
    const body = { image: 'PHNjcmlwdD4=' };
    const error = await refusedInteraction({
      operation: 'uploadAvatar',
      given: rider,
      when: 'a request to set a page as a picture',
      body,
      status: 422,
      code: 'image_not_accepted',
      call: (client) => client.uploadAvatar(body),
    });
    expect(error).toMatchObject({ status: 422, code: 'image_not_accepted' });
  });

  it('removeAvatar returns the user without a picture', async () => {
    const answer = await interaction({
      operation: 'removeAvatar',
      given: rider,
      when: 'a request to remove the picture',
      status: 200,
      answer: shape({ ...shown, total_rides: 0 }, ['role']),
      call: (client) => client.removeAvatar(),
    });
    expect(answer).toMatchObject({ role: 'rider' });
  });
});
