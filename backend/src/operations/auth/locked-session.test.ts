import type { AccessToken } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '../../domain/limits.ts';
import { given, requestBy } from '../../testing/index.ts';
import { startServer } from '../../testing/start-server.ts';
import { setUserStatus } from '../admin/setUserStatus.ts';

describe('a token that a lock has ended', () => {
  const world = async () => {
    let time = Date.parse('2026-05-01T12:00:00Z');
    const server = await startServer({ now: () => time });
    const session = await server.signUp('rider', 'robin@example.com');
    const wait = (ms: number) => {
      time += ms;
    };
    const admin = await given.user(server.context, 'admin');
    const setLocked = (is_locked: boolean) =>
      setUserStatus(
        server.context,
        requestBy(admin, { params: { id: session.user.id }, body: { is_active: !is_locked } }),
      );
    const read = async (token: string) => {
      const { status, body } = await server.call('GET', '/api/auth/me', { token });
      return [status, body.code];
    };
    const renewed = async (token: string) => {
      const { status, body } = await server.call('POST', '/api/auth/refresh', { token });
      return [status, body.code];
    };
    return { server, session, wait, setLocked, read, renewed };
  };

  it('is refused with the lock, when it is renewed also after it has expired', async () => {
    const { session, wait, setLocked, read, renewed } = await world();
    await setLocked(true);
    expect(await renewed(session.access_token)).toEqual([403, 'account_locked']);
    expect(await read(session.access_token)).toEqual([401, 'account_locked']);
    wait(2 * 3_600_000);
    expect(await renewed(session.access_token)).toEqual([403, 'account_locked']);
    expect(await read(session.access_token)).toEqual([401, 'unauthorized']);
    expect(await renewed(`${session.access_token}x`)).toEqual([401, 'unauthorized']);
    await setLocked(false);
    expect(await renewed(session.access_token)).toEqual([401, 'unauthorized']);
  });

  it('says nothing of the lock if its session had ended before', async () => {
    const { server, session, wait, setLocked, read, renewed } = await world();
    await server.call('POST', '/api/auth/logout', { token: session.access_token });
    wait(1_000);
    await setLocked(true);
    expect(await renewed(session.access_token)).toEqual([401, 'unauthorized']);
    expect(await read(session.access_token)).toEqual([401, 'unauthorized']);
  });

  it('says nothing of the lock if it was replaced long before', async () => {
    const { server, session, wait, setLocked, read, renewed } = await world();
    const { body } = await server.call<AccessToken>('POST', '/api/auth/refresh', {
      token: session.access_token,
    });
    wait(serverLimits.auth.rotationGrace + 1_000);
    await setLocked(true);
    expect(await renewed(session.access_token)).toEqual([401, 'unauthorized']);
    expect(await read(session.access_token)).toEqual([401, 'unauthorized']);
    expect(await renewed(body.access_token)).toEqual([403, 'account_locked']);
    expect(await read(body.access_token)).toEqual([401, 'account_locked']);
  });
});
