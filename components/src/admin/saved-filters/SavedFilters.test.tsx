import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { showUsers } from '../users/testing/show-users.tsx';
import { readKept, withFilter, writeKept } from './kept-filters.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  toasts.clear();
});

const openMenu = async (parameters: string) => {
  const user = userEvent.setup();
  await showUsers({ users: [rider as User] }, parameters);
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  return user;
};
const saveButton = () => screen.findByRole('button', { name: 'Save the current filters' });

test('filters are saved under a name, lead to their rows and are removed', async () => {
  const user = await openMenu('search=Maya&lock=unlocked&of=maya');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Open Mayas ');
  await user.click(await saveButton());
  const link = await screen.findByRole('link', { name: 'Open Mayas' });
  expect(link.getAttribute('href')).toContain('tab=users&search=Maya&lock=unlocked');
  expect(link.getAttribute('href')).not.toContain('of=');
  expect(readKept(localStorage, '', 'users')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove Open Mayas' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Mayas' })).toBeNull());
  expect(readKept(localStorage, '', 'users')).toEqual([]);
});

test('a removed filter can be brought back to its place', async () => {
  const kept = ['A', 'B', 'C'].map((name) => ({ name, query: `search=${name}` }));
  writeKept(localStorage, '', 'users', kept);
  const show = vi.spyOn(toasts, 'show');
  const user = await openMenu('');
  await user.click(await screen.findByRole('button', { name: 'Remove B' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'B' })).toBeNull());
  const [toast] = show.mock.calls[0] ?? [];
  expect(toast).toMatchObject({ text: 'B removed', action: { label: 'Undo' } });
  act(() => {
    if (toast?.action && 'onPress' in toast.action) toast.action.onPress();
  });
  await screen.findByRole('link', { name: 'B' });
  expect(readKept(localStorage, '', 'users')).toEqual(kept);
});

test('a name that comes near its limit shows how long it is', async () => {
  const user = await openMenu('search=Maya');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(field);
  await user.paste('x'.repeat(70));
  expect(field.value).toHaveLength(60);
  expect(screen.getByText('60/60')).toBeDefined();
});

test.each(['save', 'remove'])('Escape closes the saved filters after a press on %s', async (pressed) => {
  const user = await openMenu('search=Maya');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mayas');
  await user.click(await saveButton());
  const remove = await screen.findByRole('button', { name: 'Remove Mayas' });
  if (pressed === 'remove') await user.click(remove);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Saved filters' })).toBeNull());
});

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
/** What is written below the field, for screen readers as well. */
const description = async (): Promise<string | null | undefined> => {
  const id = (await nameField()).getAttribute('aria-describedby');
  return document.getElementById(id ?? '')?.textContent;
};

test('without a filter there is nothing to save, and the field says why', async () => {
  await openMenu('');
  expect(await saveButton()).toHaveProperty('disabled', true);
  expect(await nameField()).toHaveProperty('disabled', true);
  expect(await description()).toBe('Choose a filter first.');
});

test('the field says that a saved filter of the typed name will be replaced', async () => {
  writeKept(localStorage, '', 'users', [{ name: 'Mayas', query: 'lock=locked' }]);
  const user = await openMenu('search=Maya');
  await user.type(await nameField(), 'Maya');
  expect(await description()).toBe('');
  await user.type(await nameField(), 's ');
  expect(await description()).toBe('Replaces the saved filter of this name.');
  await user.click(await saveButton());
  expect(await description()).toBe('');
  expect(readKept(localStorage, '', 'users')).toEqual([{ name: 'Mayas', query: 'search=Maya' }]);
});

test('each account has its own, and a browser without storage or with another text has none', () => {
  const kept = { name: 'Locked', query: 'lock=locked' };
  writeKept(localStorage, 'ada', 'users', [kept]);
  expect(readKept(localStorage, 'ada', 'users')).toEqual([kept]);
  expect(readKept(localStorage, 'bob', 'users')).toEqual([]);
  localStorage.setItem('mobility_filters_bob_users', '{"name": 1');
  expect(readKept(localStorage, 'bob', 'users')).toEqual([]);
  localStorage.setItem('mobility_filters_bob_users', '[{"name": 1}, null]');
  expect(readKept(localStorage, 'bob', 'users')).toEqual([]);
  const refused = () => {
    throw new Error('SecurityError');
  };
  const blocked = { getItem: refused, setItem: refused };
  writeKept(blocked, 'bob', 'users', [kept]);
  expect(readKept(blocked, 'bob', 'users')).toEqual([]);
});

test('a name that is used again replaces its filters', () => {
  const kept = withFilter([{ name: 'Locked', query: 'lock=locked' }], {
    name: 'Locked',
    query: 'role=rider',
  });
  expect(kept).toEqual([{ name: 'Locked', query: 'role=rider' }]);
});
