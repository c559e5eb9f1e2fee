import type { SavedPlace, SavePlaceRequest } from '@mobility/openapi';
import home from '@mobility/openapi/examples/SavedPlace.json' with { type: 'json' };
import work from '@mobility/openapi/examples/SavedPlace.work.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookRide } from '../booking/BookRide.tsx';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { MobilityProvider } from '../provider/MobilityProvider.tsx';
import { SavedPlaces } from './SavedPlaces.tsx';

beforeEach(() => toasts.clear());
afterEach(cleanup);

// JSON has no literal types; the contract's own test proves that the examples are valid.
const [atHome, atWork] = [home, work] as SavedPlace[];

type Answers = {
  listSavedPlaces?: () => Promise<SavedPlace[]>;
  savePlace?: (body: SavePlaceRequest) => Promise<SavedPlace>;
  deleteSavedPlace?: (id: string) => Promise<{ message: string }>;
};

const show = (what: ReactNode, answers: Answers) => {
  const client = fakeClient({ listMyRides: async () => [], ...answers });
  const ids = { next: () => 'key' };
  render(
    <MobilityProvider client={client} ids={ids}>
      {what}
    </MobilityProvider>,
  );
  return userEvent.setup();
};
const listing =
  (...places: (SavedPlace | undefined)[]) =>
  async () =>
    places.flatMap((place) => place ?? []);
const failing = (status: number) => () => Promise.reject({ kind: 'http', status });
const picks = () => screen.findByRole('group', { name: 'Saved places' });
const destination = () => screen.getByLabelText('Destination');

it('fills the destination with a saved place, and the pickup where that is the field', async () => {
  const user = show(<BookRide />, { listSavedPlaces: listing(atHome, atWork) });
  await user.click(within(await picks()).getByRole('button', { name: /^Home/ }));
  expect(destination()).toHaveProperty('value', home.address);
  await user.click(screen.getByLabelText('Pickup'));
  await user.click(within(await picks()).getByRole('button', { name: /^Work/ }));
  expect(screen.getByLabelText('Pickup')).toHaveProperty('value', work.address);
});

it('saves the place that is chosen', async () => {
  const savePlace = vi.fn(async () => atHome as SavedPlace);
  const prefill = { dropoff: { address: 'Coit Tower', latitude: 37.8024, longitude: -122.4058 } };
  const user = show(<BookRide prefill={prefill} />, { listSavedPlaces: listing(), savePlace });
  await user.click(screen.getByLabelText('Destination'));
  await user.click(within(await picks()).getByRole('button', { name: 'Save a place' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save a place' }));
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  expect(await dialog.findByText('Please enter a name.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'The tower');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(savePlace).toHaveBeenCalledExactlyOnceWith(
    { kind: 'other', name: 'The tower', address: 'Coit Tower', latitude: 37.8024, longitude: -122.4058 },
    { idempotencyKey: 'key' },
  );
});

it.each([404, 501])('renders nothing where the backend answers %i', async (status) => {
  const listSavedPlaces = vi.fn(failing(status));
  show(
    <>
      <SavedPlaces />
      <BookRide />
    </>,
    { listSavedPlaces },
  );
  await waitFor(() => expect(listSavedPlaces).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Saved places')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Add home' })).toBeNull();
});

it('deletes a place in the settings, and offers home again', async () => {
  const deleteSavedPlace = vi.fn(async () => ({ message: 'Place deleted' }));
  let places = [atHome, atWork];
  const user = show(<SavedPlaces />, {
    listSavedPlaces: async () => listing(...places)(),
    deleteSavedPlace,
  });
  await screen.findByText(home.address);
  expect(screen.queryByRole('button', { name: 'Add home' })).toBeNull();
  places = [atWork];
  await user.click(screen.getByRole('button', { name: 'Delete Home' }));
  expect(await screen.findByRole('button', { name: 'Add home' })).toBeTruthy();
  expect(deleteSavedPlace).toHaveBeenCalledWith(home.id, { idempotencyKey: 'key' });
});

it('says that home is saved, and leads the focus to it when the button that added it is gone', async () => {
  let places: SavedPlace[] = [];
  const savePlace = vi.fn(async () => {
    places = [atHome as SavedPlace];
    return atHome as SavedPlace;
  });
  const user = show(
    <main>
      <h1>Profile</h1>
      <SavedPlaces />
    </main>,
    { listSavedPlaces: async () => places, savePlace },
  );
  await user.click(await screen.findByRole('button', { name: 'Add home' }));
  await user.type(screen.getByLabelText('Address'), '37.8024, -122.4058{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save place' }));
  const row = (await screen.findByText(home.address)).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(toasts.current().map(({ text }) => text)).toEqual(['Your place is saved.']);
});

it('edits the name of a place in the settings, and deletes the old one after the new one is saved', async () => {
  const gym: SavedPlace = { ...(atHome as SavedPlace), id: 'gym', kind: 'other', name: 'Gym' };
  const calls: string[] = [];
  const savePlace = vi.fn(async (_body: SavePlaceRequest) => {
    calls.push('save');
    return gym;
  });
  const deleteSavedPlace = vi.fn(async (id: string) => {
    calls.push(`delete ${id}`);
    return { message: 'Place deleted' };
  });
  const user = show(<SavedPlaces />, { listSavedPlaces: listing(gym), savePlace, deleteSavedPlace });
  await user.click(await screen.findByRole('button', { name: 'Edit Gym' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit place' }));
  expect(dialog.getByLabelText('Address')).toHaveProperty('value', gym.address);
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Pool');
  await user.click(dialog.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(calls).toEqual(['save', 'delete gym']));
  expect(savePlace.mock.calls[0]?.[0]).toMatchObject({ name: 'Pool', address: gym.address });
});

it('asks before a second home replaces the first, and keeps the form when the answer is no', async () => {
  const savePlace = vi.fn(async () => atHome as SavedPlace);
  const prefill = { dropoff: { address: 'Coit Tower', latitude: 37.8024, longitude: -122.4058 } };
  const user = show(<BookRide prefill={prefill} />, { listSavedPlaces: listing(atHome), savePlace });
  await user.click(screen.getByLabelText('Destination'));
  await user.click(within(await picks()).getByRole('button', { name: 'Save a place' }));
  await user.click(screen.getByRole('radio', { name: 'Home' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Save place' }));
  await save();
  const question = screen.getByRole('alertdialog', { name: 'Replace Home?' });
  expect(question.textContent).toContain(`The saved address is ${home.address}. It will be replaced.`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Save a place' })).toBeTruthy();
  expect(savePlace).not.toHaveBeenCalled();
  await save();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(savePlace).toHaveBeenCalledOnce();
});

it('shows in the settings that the places could not be loaded, and loads them again', async () => {
  const listSavedPlaces = vi.fn(listing(atHome));
  listSavedPlaces.mockRejectedValueOnce({ kind: 'http', status: 500 });
  const user = show(<SavedPlaces />, { listSavedPlaces });
  await screen.findByText('Your places could not be loaded.');
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findByText(home.address)).toBeTruthy();
});
