import { avatarWith } from '@mobility/machines/avatar';
import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Live } from '../../testing/Live.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';

// jsdom has no canvas.
const drawn = { fillRect: vi.fn(), drawImage: vi.fn() };
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = new File(['photo'], 'me.png', { type: 'image/png' });

const show = (change: Partial<User> = {}) => {
  const user = { ...(rider as User), ...change };
  const client = {
    uploadAvatar: vi.fn(async () => user),
    removeAvatar: vi.fn(async () => user),
  };
  const pictures = {
    read: vi.fn(async () => ({ width: 1200, height: 800, image: 'photo' })),
    encode: vi.fn(async () => '/9j/2Q=='),
  };
  const alerts = { send: vi.fn() };
  const actor = createActor(avatarWith({ client, pictures }), { input: { alerts } }).start();
  const { container } = render(
    <Live actor={actor}>
      {(snapshot) => <ProfilePicture user={user} snapshot={snapshot} send={actor.send} />}
    </Live>,
  );
  const choose = async () => {
    const input = container.querySelector('input');
    if (!input) throw new Error('There is no field for the file');
    fireEvent.change(input, { target: { files: [file] } });
    return screen.findByRole('application', { name: 'Part of the picture that is shown' });
  };
  return { container, client, pictures, choose };
};

test('a chosen picture is moved by the arrow keys, enlarged, and saved', async () => {
  const { client, pictures, choose } = show();
  const area = await choose();
  expect(pictures.read).toHaveBeenCalledExactlyOnceWith(file);
  const user = userEvent.setup();
  area.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  screen.getByRole('slider', { name: 'Zoom' }).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  await expect.poll(() => client.uploadAvatar.mock.lastCall).toEqual([{ image: '/9j/2Q==' }]);
  const [, square] = pictures.encode.mock.lastCall as unknown as [unknown, Record<string, number>];
  // Two steps to the right of the middle, then a tenth larger around it.
  expect(square.side).toBeCloseTo(800 / 1.1);
  expect(square.x).toBeCloseTo(280 + (800 - 800 / 1.1) / 2);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a chosen picture follows the pointer', async () => {
  const { choose } = show();
  const area = await choose();
  Object.defineProperty(area, 'clientWidth', { value: 200 });
  area.setPointerCapture = vi.fn();
  area.hasPointerCapture = () => true;
  fireEvent.pointerDown(area, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(area, { pointerId: 1, clientX: 150, clientY: 100 });
  expect(drawn.drawImage.mock.lastCall?.slice(0, 5)).toEqual(['photo', 0, 0, 800, 800]);
});

test('Escape discards the picture', async () => {
  const { client, choose } = show();
  await choose();
  await userEvent.setup().keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(client.uploadAvatar).not.toHaveBeenCalled();
});

test('only a user with a picture can remove it', async () => {
  const { client } = show({ avatar_url: '/api/avatars/a' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(client.removeAvatar).toHaveBeenCalledOnce();
  cleanup();
  show({ avatar_url: null });
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

test('the initials stay where the picture cannot be loaded', () => {
  const { container } = show({ avatar_url: '/api/avatars/a' });
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/api/avatars/a');
  if (image) fireEvent.error(image);
  expect(image?.hidden).toBe(true);
  expect(container.textContent).toContain('MA');
});
