import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

const onAction = vi.fn<(id: string) => void>();
const menu = (name: string) => (
  <Menu
    label={`Actions for ${name}`}
    trigger={<Button>{name}</Button>}
    items={[
      { id: 'edit', label: 'Edit' },
      { id: 'lock', label: 'Lock' },
    ]}
    onAction={onAction}
  />
);
const focused = () => document.activeElement?.textContent;

test('arrow keys open a menu at its first or last entry, and Escape leads back to the button', async () => {
  const user = userEvent.setup();
  render(menu('Ada'));
  const button = screen.getByRole('button', { name: 'Ada' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Edit'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('Lock'));
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenLastCalledWith('lock');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('an open menu closes when its row shows something else', async () => {
  const user = userEvent.setup();
  const { rerender } = render(menu('Ada'));
  await user.click(screen.getByRole('button', { name: 'Ada' }));
  await screen.findByRole('menu', { name: 'Actions for Ada' });
  rerender(menu('Grace'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Grace' }));
  await screen.findByRole('menu', { name: 'Actions for Grace' });
});
