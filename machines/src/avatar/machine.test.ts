import type { User } from '@mobility/openapi';
import rider from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Picture } from '../ports.ts';
import { flush, recordingAlerts, unreached, withoutExit } from '../testing/index.ts';
import { avatarWith } from './actors.ts';
import { middleOf, mostZoom, moved, zoomed, zoomOf } from './rules.ts';

const user = rider as User;
const photo: Picture = { width: 1200, height: 800, image: 'photo' };
const file = new Blob(['photo']);

const start = (ports: Partial<Record<'upload' | 'remove' | 'read', () => Promise<never>>> = {}) => {
  const alerts = recordingAlerts();
  const client = {
    uploadAvatar: vi.fn(ports.upload ?? (async () => ({ ...user, avatar_url: '/api/avatars/1' }))),
    removeAvatar: vi.fn(ports.remove ?? (async () => ({ ...user, avatar_url: null }))),
  };
  const pictures = { read: vi.fn(ports.read ?? (async () => photo)), encode: vi.fn(async () => '/9j/2Q==') };
  const actor = createActor(avatarWith({ client, pictures }), { input: { alerts } });
  const changed = vi.fn();
  actor.on('avatar_updated', changed);
  actor.start();
  return { actor, alerts, client, pictures, changed, context: () => actor.getSnapshot().context };
};

const cropping = async (ports?: Parameters<typeof start>[0]) => {
  const started = start(ports);
  started.actor.send({ type: 'choose', file });
  await flush();
  return started;
};

describe('a picture that was chosen', () => {
  it('starts with the largest square in the middle, and the moved and enlarged square is stored', async () => {
    const { actor, alerts, client, pictures, changed, context } = await cropping();
    expect(context().crop?.square).toEqual({ x: 200, y: 0, side: 800 });
    actor.send({ type: 'move', by: { x: 0.25, y: 0.25 } });
    actor.send({ type: 'zoom', zoom: 2 });
    actor.send({ type: 'uploadAvatar' });
    await flush();
    expect(pictures.encode).toHaveBeenCalledExactlyOnceWith(photo, { x: 600, y: 200, side: 400 });
    expect(client.uploadAvatar).toHaveBeenCalledExactlyOnceWith({ image: '/9j/2Q==' });
    expect(changed.mock.lastCall?.[0]).toMatchObject({ user: { avatar_url: '/api/avatars/1' } });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(alerts.messages()).toEqual(['avatar.updated']);
  });

  it('stays on screen with the reason when it cannot be stored', async () => {
    const { actor, context } = await cropping({
      upload: () => Promise.reject({ kind: 'http', status: 422, detail: 'This picture cannot be used.' }),
    });
    actor.send({ type: 'uploadAvatar' });
    await flush();
    expect(actor.getSnapshot().value).toBe('cropping');
    expect(context().error).toEqual({
      message: 'avatar.updateFailed',
      detail: 'This picture cannot be used.',
    });
  });

  it('says that pictures are not available where the backend lacks the operation', async () => {
    const { actor, context } = await cropping({
      upload: () => Promise.reject({ kind: 'http', status: 404 }),
    });
    actor.send({ type: 'uploadAvatar' });
    await flush();
    expect(context().error).toEqual({ message: 'avatar.notAvailable' });
  });

  it('is forgotten on cancel', async () => {
    const { actor, client, context } = await cropping();
    actor.send({ type: 'cancel' });
    expect([actor.getSnapshot().value, context().crop]).toEqual(['idle', null]);
    expect(client.uploadAvatar).not.toHaveBeenCalled();
  });

  it('leads to an alert when the file is no picture', async () => {
    const { actor, alerts } = await cropping({ read: () => Promise.reject(new Error('no picture')) });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(alerts.messages()).toEqual(['avatar.unreadable']);
  });
});

describe('the stored picture', () => {
  it('is removed, and the user is shown without it', async () => {
    const { actor, alerts, changed } = start();
    actor.send({ type: 'removeAvatar' });
    expect(actor.getSnapshot().value).toBe('removing');
    await flush();
    expect(changed.mock.lastCall?.[0]).toMatchObject({ user: { avatar_url: null } });
    expect(alerts.messages()).toEqual(['avatar.removed']);
  });

  it('stays when it cannot be removed', async () => {
    const { actor, alerts, changed } = start({ remove: () => Promise.reject({ kind: 'network' }) });
    actor.send({ type: 'removeAvatar' });
    await flush();
    expect(changed).not.toHaveBeenCalled();
    expect(alerts.messages()).toEqual(['avatar.removeFailed']);
  });
});

describe('the square', () => {
  const middle = middleOf(photo);

  it('never leaves the picture', () => {
    expect(moved(middle, { x: 9, y: -9 }, photo)).toEqual({ x: 400, y: 0, side: 800 });
    expect(moved(middle, { x: -9, y: 9 }, photo)).toEqual({ x: 0, y: 0, side: 800 });
    const corner = moved(zoomed(middle, 4, photo), { x: 9, y: 9 }, photo);
    expect(zoomed(corner, 1, photo)).toEqual({ x: 400, y: 0, side: 800 });
  });

  it('is enlarged within the limits of the picture', () => {
    expect(zoomOf(zoomed(middle, 0.1, photo), photo)).toBe(1);
    expect(zoomOf(zoomed(middle, 99, photo), photo)).toBeCloseTo(mostZoom(photo));
    const tiny = { width: 40, height: 60, image: null };
    expect([mostZoom(tiny), zoomed(middleOf(tiny), 5, tiny)]).toEqual([1, { x: 0, y: 10, side: 40 }]);
  });
});

it('reaches every state and leaves each again', () => {
  const exploration = {
    input: { alerts: recordingAlerts() },
    events: [
      { type: 'choose', file },
      { type: 'uploadAvatar' },
      { type: 'removeAvatar' },
      { type: 'cancel' },
    ] as const,
    outputs: { readPicture: [photo], uploadAvatar: [user], removeAvatar: [user] },
  };
  const never = () => new Promise<never>(() => undefined);
  const machine = avatarWith({
    client: { uploadAvatar: never, removeAvatar: never },
    pictures: { read: never, encode: never },
  });
  expect(unreached(machine, exploration)).toEqual([]);
  expect(withoutExit(machine, exploration)).toEqual([]);
});
