import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { NotificationItem } from '../../notification/notification-item.ts';
import { BackContext } from '../../primitives/Dialog/back.ts';
import { Bell } from './Bell.tsx';
import { BellPanel } from './BellPanel.tsx';

afterEach(cleanup);

const entries = Array.from({ length: 7 }, (_, index) => ({
  id: `n${index}`,
  type: 'ride_completed',
  kind: 'ride' as const,
  title: `Title ${index}`,
  message: 'Fare: Ⓣ14.30',
  isUnread: index < 2,
}));

const setUp = (notifications: readonly NotificationItem[] = []) => {
  const onClear = vi.fn();
  const closed = vi.fn();
  render(
    <Bell
      unread={12}
      renderPanel={({ onClose, ...place }) => (
        <BellPanel
          {...place}
          notifications={notifications}
          isComplete
          href="/notifications"
          onClear={onClear}
          onClose={() => {
            closed();
            onClose();
          }}
        />
      )}
    />,
  );
  return { onClear, closed, user: userEvent.setup() };
};
const open = { name: 'Notifications, 12 unread' };

test('the bell lists the first five, marks what is new, clears them all and leads to all', async () => {
  const { user, onClear, closed } = setUp(entries);
  await user.click(screen.getByRole('button', open));
  const dialog = within(screen.getByRole('dialog'));
  const listed = dialog.getAllByRole('listitem');
  expect(listed.map((entry) => within(entry).queryByText('New') !== null)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(dialog.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/notifications');
  await user.click(dialog.getByRole('button', { name: 'Clear All' }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an empty bell shows No notifications and no Clear All', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', open));
  expect(screen.queryByText('No notifications')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
});

test.each([
  { device: 'a phone', isWide: false, holds: 1 },
  { device: 'a tablet', isWide: true, holds: 0 },
])('on $device, $holds Back is held by the open panel', async ({ isWide, holds }) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide, media: query }));
  const hold = vi.fn((_: () => void) => vi.fn());
  const user = userEvent.setup();
  render(
    <BackContext.Provider value={async () => ({ hold })}>
      <Bell
        unread={0}
        renderPanel={(place) => (
          <BellPanel {...place} notifications={[]} isComplete href="/notifications" onClear={vi.fn()} />
        )}
      />
    </BackContext.Provider>,
  );
  await act(async () => undefined);
  expect(hold).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  await act(async () => undefined);
  expect(hold).toHaveBeenCalledTimes(holds);
  act(() => hold.mock.calls[0]?.[0]());
  expect(screen.queryByRole('dialog') === null).toBe(!isWide);
  vi.unstubAllGlobals();
});
