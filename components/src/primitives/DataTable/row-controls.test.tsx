import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RowLink } from './RowLink.tsx';
import { RowMenu } from './RowMenu.tsx';

afterEach(cleanup);

const itemsOf = () => [
  { id: 'edit', label: 'Edit' },
  { id: 'lock', label: 'Lock' },
];
const menu = (name: string, onAction = vi.fn<(id: string) => void>()) => (
  <RowMenu label={`Actions for ${name}`} icon="…" itemsOf={itemsOf} onAction={onAction} />
);
const focused = () => document.activeElement?.textContent;

test('keys open the menu of a row at its first or last entry, and Escape leads back to the button', async () => {
  const user = userEvent.setup();
  const onAction = vi.fn<(id: string) => void>();
  render(menu('Ada', onAction));
  const button = screen.getByRole('button', { name: 'Actions for Ada' });
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('Lock'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Edit'));
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('edit');
});

test('the open menu of a row closes when the row shows something else', async () => {
  const user = userEvent.setup();
  const { rerender } = render(menu('Ada'));
  await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
  await screen.findByRole('menu', { name: 'Actions for Ada' });
  rerender(menu('Grace'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a plain click on the link of a row stays in the page, one with a key is left to the browser', () => {
  const onOpen = vi.fn<(href: string) => void>();
  render(
    <RowLink href="/admin?user=1" onOpen={onOpen}>
      Ada
    </RowLink>,
  );
  const link = screen.getByRole('link', { name: 'Ada' });
  // Returns whether the browser goes on with the click.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('/admin?user=1');
});
