import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import type { FakeAnswers } from '@mobility/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { showUsers } from './show-users.tsx';

export const maya = rider as User;
export const refusal = (status: number, more = {}) => Promise.reject({ kind: 'http', status, ...more });
export const unknown = () => refusal(404, { code: 'user_not_found', detail: 'User not found' });
export const notAdmin = () => refusal(403, { code: 'admin_required', detail: 'Admin access required' });
export const broken = () => refusal(500, { detail: 'Internal server error' });

/** Opens the users tab with one user, and chooses an action of the menu of that user. */
export const choose = async (action: string, answers: FakeAnswers = {}, person: User = maya) => {
  const user = userEvent.setup();
  const shown = await showUsers({ users: [person], ...answers });
  await user.click(screen.getByRole('button', { name: `Actions for ${person.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return { user, ...shown };
};
export const openDialog = () =>
  waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'));
export const press = async (user: UserEvent, name: string) =>
  user.click(within(await openDialog()).getByRole('button', { name }));
export const isClosed = () =>
  waitFor(() =>
    expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]),
  );
