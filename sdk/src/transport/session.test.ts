import accessToken from '@mobility/openapi/examples/AccessToken.json' with { type: 'json' };
import user from '@mobility/openapi/examples/User.rider.json' with { type: 'json' };
import { describe, expect, it, vi } from 'vitest';
import { type Reply, setUp } from '../testing/client-on-loopback.ts';
import { json } from '../testing/loopback.ts';

describe('the session', () => {
  /** Refuses every token except the fresh one; answers a refresh after a delay. */
  const renewing: Reply = (response, { path, headers }) => {
    if (path === '/api/auth/refresh') setTimeout(() => json(response, 200, accessToken), 50);
    else if (headers.authorization === `Bearer ${accessToken.access_token}`) json(response, 200, user);
    else json(response, 401, { detail: 'Not authenticated', code: 'unauthorized' });
  };

  it('survives 50 refusals during one refresh', async () => {
    const onUnauthorized = vi.fn();
    const { client, seen, storage } = await setUp(renewing, { onUnauthorized });
    const refreshes = Array.from({ length: 50 }, () => client.refreshSession());
    const calls = Array.from({ length: 50 }, () => client.getCurrentUser());
    expect(await Promise.all(calls)).toEqual(Array(50).fill(user));
    expect(await Promise.all(refreshes)).toEqual(Array(50).fill(accessToken));
    expect(seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(storage.token).toBe(accessToken.access_token);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('refreshes again the next time', async () => {
    const { client, seen } = await setUp(renewing);
    await client.refreshSession();
    await client.refreshSession();
    expect(seen).toHaveLength(2);
  });

  it('continues the refresh when one of its callers aborts', async () => {
    const { client, storage } = await setUp(renewing);
    const controller = new AbortController();
    const leaving = client.refreshSession({ signal: controller.signal });
    const staying = client.refreshSession();
    controller.abort();
    await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
    expect(await staying).toEqual(accessToken);
    expect(storage.token).toBe(accessToken.access_token);
  });

  it('ends only once if many calls are refused', async () => {
    const onUnauthorized = vi.fn();
    const { client } = await setUp((response) => json(response, 401, {}), { onUnauthorized });
    const calls = Array.from({ length: 50 }, () => client.getCurrentUser());
    const results = await Promise.allSettled([...calls, client.refreshSession()]);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onUnauthorized.mock.calls).toEqual([['old', expect.anything()]]);
  });

  it.each([
    ['the error of the answer', '{"detail":"Your account is locked","code":"account_locked"}'],
    ['no error if the answer is not JSON', '<html>'],
  ])('reports a refused token with %s', async (_, body) => {
    const onUnauthorized = vi.fn();
    const { client } = await setUp((response) => response.writeHead(401).end(body), { onUnauthorized });
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    const error = body.startsWith('{') ? JSON.parse(body) : undefined;
    expect(onUnauthorized.mock.calls).toEqual([['old', error]]);
  });

  it('replays all refused calls if the token is replaced on its report', async () => {
    const onUnauthorized = vi.fn(async () => void (await client.refreshSession()));
    const { client, seen } = await setUp(renewing, { onUnauthorized });
    const calls = Array.from({ length: 5 }, () => client.getCurrentUser());
    expect(await Promise.all(calls)).toEqual(Array(5).fill(user));
    expect(onUnauthorized.mock.calls).toEqual([['old', expect.anything()]]);
    expect(seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('rejects the refused calls if the token cannot be replaced on its report', async () => {
    const onUnauthorized = vi.fn(async () => void (await client.refreshSession()));
    const { client } = await setUp((response) => json(response, 401, {}), { onUnauthorized });
    const calls = Array.from({ length: 5 }, () => client.getCurrentUser());
    const results = await Promise.allSettled(calls);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(onUnauthorized.mock.calls).toEqual([['old', expect.anything()]]);
  });

  it('replays once with the token of another tab', async () => {
    const onUnauthorized = vi.fn();
    const { client, seen, storage } = await setUp(
      (response, request, count) => {
        storage.token = accessToken.access_token;
        renewing(response, request, count);
      },
      { onUnauthorized },
    );
    expect(await client.getCurrentUser()).toEqual(user);
    expect(seen).toHaveLength(2);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('replays a call only once even if the token changes again', async () => {
    const { client, seen, storage } = await setUp((response, _, count) => {
      storage.token = `token ${count}`;
      json(response, 401, {});
    });
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
  });

  it('reports the newer token if the server refuses it too', async () => {
    const onUnauthorized = vi.fn();
    const { client, seen, storage } = await setUp(
      (response) => {
        storage.token = 'newer';
        json(response, 401, {});
      },
      { onUnauthorized },
    );
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    expect(onUnauthorized.mock.calls).toEqual([['newer', expect.anything()]]);
  });

  it('does not end again if it ended in the meantime', async () => {
    const onUnauthorized = vi.fn();
    const storage: { token: string | null } = { token: 'old' };
    const tokens = { read: () => storage.token, write: () => undefined };
    const signOut: Reply = (response) => {
      storage.token = null;
      json(response, 401, {});
    };
    const { client, seen } = await setUp(signOut, { onUnauthorized, tokens });
    await expect(client.getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not end if the server refuses a ticket for the live channel', async () => {
    const onUnauthorized = vi.fn();
    const { client } = await setUp((response) => json(response, 401, {}), { onUnauthorized });
    await expect(client.issueSocketTicket()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not end after a wrong password', async () => {
    const onUnauthorized = vi.fn();
    const { client } = await setUp((response) => json(response, 401, {}), { onUnauthorized });
    await expect(client.login({ email: 'a', password: 'b' })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not overwritten if another user signed in during the refresh', async () => {
    const { client, storage } = await setUp(renewing);
    const refresh = client.refreshSession();
    storage.token = 'somebody else';
    await refresh;
    expect(storage.token).toBe('somebody else');
  });
});
