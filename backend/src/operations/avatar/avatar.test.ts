import upload from '@mobility/openapi/examples/AvatarUpload.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { eraseLeftAccounts } from '../../jobs/erase-left-accounts.ts';
import { given } from '../../testing/index.ts';
import { startServer } from '../../testing/start-server.ts';

/** A square of 64 pixels as Chromium's canvas writes it, with a colour profile. */
const picture = Buffer.from(upload.image, 'base64');
const segmentAt = (bytes: Buffer, marker: number): number => bytes.indexOf(Buffer.from([0xff, marker]));

/** The picture with a segment of its own after the start. */
const withSegment = (marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(text), picture.subarray(2)]);
};
/** The picture with another height and width. */
const sized = (height: number, width: number): Buffer => {
  const bytes = Buffer.from(picture);
  const frame = segmentAt(bytes, 0xc0);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

const start = async () => {
  const server = await startServer();
  const rider = await given.user(server.context, 'rider');
  const put = (bytes: Buffer | string, token = rider.token) =>
    server.call<{ avatar_url: string | null; code?: string }>('PUT', '/api/user/avatar', {
      token,
      body: { image: typeof bytes === 'string' ? bytes : bytes.toString('base64') },
    });
  const remove = () => server.call('DELETE', '/api/user/avatar', { token: rider.token });
  const read = (path: string | null) => fetch(`${server.url}${path}`);
  return { server, rider, put, remove, read };
};

describe('a picture', () => {
  it('is read without a token from an unguessable address, as a JPEG that browsers may keep', async () => {
    const { put, read } = await start();
    const { status, body } = await put(picture);
    expect([status, body.avatar_url]).toEqual([200, expect.stringMatching(/^\/api\/avatars\/[\w-]{22}$/)]);
    const answer = await read(body.avatar_url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  });

  it('loses its metadata, such as the place where a photo was taken', async () => {
    const { put, read } = await start();
    const { body } = await put(withSegment(0xe1, 'Exif 37.7749 -122.4194'));
    const stored = Buffer.from(await (await read(body.avatar_url)).arrayBuffer());
    expect(stored.includes('Exif')).toBe(false);
    expect(stored.includes('ICC_PROFILE')).toBe(false);
    expect(segmentAt(stored, 0xc0)).toBeGreaterThan(0);
  });

  it('gets a new address when it is replaced, and the old one is gone', async () => {
    const { put, read } = await start();
    const first = (await put(picture)).body.avatar_url;
    const second = (await put(sized(128, 128))).body.avatar_url;
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  });

  it('is removed once or twice, with an entry in the audit trail for each command', async () => {
    const { server, rider, put, remove, read } = await start();
    const { avatar_url } = (await put(picture)).body;
    expect((await remove()).body).toMatchObject({ avatar_url: null });
    expect((await remove()).status).toBe(200);
    expect((await read(avatar_url)).status).toBe(404);
    const actions = await server.context.store.read
      .selectFrom('audit')
      .select('action')
      .where('user_id', '=', rider.id)
      .where('action', 'like', 'user_avatar%')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'user_avatar_changed',
      'user_avatar_removed',
      'user_avatar_removed',
    ]);
  });

  it('shows to the user, and to the other person of a ride alone', async () => {
    const { server } = await start();
    const ride = await given.acceptedRide(server.context);
    const put = (token: string) =>
      server.call<{ avatar_url: string }>('PUT', '/api/user/avatar', { token, body: upload });
    const ofRider = (await put(ride.rider.token)).body.avatar_url;
    const ofDriver = (await put(ride.driver.token)).body.avatar_url;
    const seenBy = async (token: string) =>
      (await server.call<object[]>('GET', '/api/rides/my-rides', { token })).body[0];
    expect(await seenBy(ride.rider.token)).toMatchObject({ driver_avatar_url: ofDriver });
    expect(JSON.stringify(await seenBy(ride.rider.token))).not.toContain(ofRider);
    const unified = await server.call('GET', '/api/rides/unified', { token: ride.driver.token });
    expect(JSON.stringify(unified.body)).toContain(ofRider);
    const me = await server.call('GET', '/api/auth/me', { token: ride.rider.token });
    expect(me.body).toMatchObject({ avatar_url: ofRider });
  });

  it('is erased with its account', async () => {
    const { server, rider, put, read } = await start();
    const { avatar_url } = (await put(picture)).body;
    await server.context.store.transaction((db) =>
      db.updateTable('users').set({ deletion_due_at: 1 }).where('id', '=', rider.id).execute(),
    );
    expect(await eraseLeftAccounts(server.context)).toBe(1);
    expect((await read(avatar_url)).status).toBe(404);
  });
});

const frame = segmentAt(picture, 0xc0);
const scan = segmentAt(picture, 0xda);

describe('a file that is no such picture is refused', () => {
  it.each<[string, Buffer | string]>([
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the magic bytes alone', Buffer.from('ffd8ffd9', 'hex')],
    ['a picture that is cut off', picture.subarray(0, -2)],
    ['a page behind the picture', Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])],
    ['a second picture behind the first', Buffer.concat([picture, picture])],
    [
      'a page among the pixels',
      Buffer.concat([picture.subarray(0, -2), Buffer.from('ff3c', 'hex'), picture.subarray(-2)]),
    ],
    ['a rectangle', sized(64, 128)],
    ['a picture that is too small', sized(63, 63)],
    ['a picture that is too large', sized(513, 513)],
    ['a decompression bomb', sized(65_535, 65_535)],
    [
      'a progressive picture',
      Buffer.concat([picture.subarray(0, frame), Buffer.from([0xff, 0xc2]), picture.subarray(frame + 2)]),
    ],
    ['a picture without a frame', Buffer.concat([picture.subarray(0, frame), picture.subarray(scan)])],
    ['two frames', Buffer.concat([picture.subarray(0, scan), picture.subarray(frame)])],
    ['a segment that is longer than the file', Buffer.from('ffd8ffe0ffff4a46ffd9', 'hex')],
    ['a segment of length zero', Buffer.from('ffd8ffe000004a46ffd9', 'hex')],
  ])('%s', async (_, bytes) => {
    const { put } = await start();
    const { status, body } = await put(bytes);
    expect([status, body.code]).toEqual([422, 'image_not_accepted']);
  });

  it.each([
    ['more bytes than permitted', 'A'.repeat(64_004)],
    ['a text that is not base64', 'data:image/jpeg;base64,/9j/'],
    ['nothing', ''],
  ])('%s', async (_, image) => {
    const { put } = await start();
    const { status, body } = await put(image);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
  });

  it.each(['/api/avatars/none', '/api/avatars/..%2f..%2fauth%2fme', `/api/avatars/${'a'.repeat(22)}`])(
    'the address %s leads to no picture',
    async (path) => {
      const { read } = await start();
      expect((await read(path)).status).toBe(404);
    },
  );
});
