import { gunzipSync } from 'node:zlib';
import type { BackupData } from '@mobility/openapi';
import { expect, test } from 'vitest';
import { dumpOf, given } from '../testing/index.ts';
import { openReadySocket } from '../testing/open-socket.ts';
import { startServer } from '../testing/start-server.ts';

const restorePath = '/api/admin/database/restore';
const setUp = async () => {
  const server = await startServer();
  const admin = await given.livedInDatabase(server.context);
  const backup = await server.call<{ backup_data: BackupData }>('POST', '/api/admin/database/backup', {
    token: admin.token,
    body: {},
  });
  expect(backup.status).toBe(200);
  return { ...server, admin, file: backup.body.backup_data };
};

test('a restore over HTTP ends the sockets and tokens of all others, and the admin stays signed in', async () => {
  const { call, admin, file, url, context } = await setUp();
  const rider = await given.user(context, 'rider');
  const socket = await openReadySocket(`${url}/ws/${rider.id}?token=${rider.token}`);
  const own = await openReadySocket(`${url}/ws/${admin.id}?token=${admin.token}`);
  const restored = await call<{ restore_stats: { errors: string[] } }>('POST', restorePath, {
    token: admin.token,
    body: { ...file, password: admin.password },
    headers: { 'idempotency-key': 'restore-over-http' },
  });
  expect([restored.status, restored.body.restore_stats.errors]).toEqual([200, []]);
  expect(await socket.closed).toEqual([1008, 'Invalid token']);
  expect((await call('GET', '/api/auth/me', { token: rider.token })).status).toBe(401);
  expect((await call('GET', '/api/auth/me', { token: admin.token })).status).toBe(200);
  expect(await own.closed).toEqual([1012, 'Service restart']);
  const login = await call('POST', '/api/auth/login', {
    body: { email: admin.email, password: admin.password },
  });
  expect(login.status).toBe(200);
});

test('only this operation accepts bodies of several megabytes, and a hostile body is refused while it is read', async () => {
  const { call, admin, file, context } = await setUp();
  const before = await dumpOf(context);
  const large = given.forged(context, file, ({ collections }) => {
    const rows = collections.audit?.rows ?? [];
    const [first = []] = rows;
    for (let count = 0; count < 5_000; count += 1) rows.push([`audit-${count}`, ...first.slice(1)]);
  });
  expect(JSON.stringify(large).length).toBeGreaterThan(500_000);
  const elsewhere = await call('POST', '/api/auth/login', { body: large });
  expect(elsewhere.status).toBe(413);
  const hostile: [string, number, string][] = [
    [`{"backup_data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`, 400, 'backup_invalid'],
    [
      JSON.stringify(file).replace('"format"', '"__proto__":{"role":"admin"},"format"'),
      400,
      'backup_invalid',
    ],
    [
      JSON.stringify(file).replace('"users":', '"constructor":{"prototype":{}},"users":'),
      400,
      'backup_invalid',
    ],
    [JSON.stringify(file).slice(0, -100), 400, 'backup_invalid'],
    ['[]', 400, 'backup_invalid'],
    ['null', 400, 'backup_invalid'],
    ['', 400, 'backup_invalid'],
    [JSON.stringify({ ...file, checksum: 'sha256:0' }), 400, 'backup_invalid'],
    [`"${'x'.repeat(67_108_864)}"`, 400, 'backup_invalid'],
  ];
  for (const [body, status, code] of hostile) {
    const refused = await call('POST', restorePath, { token: admin.token, body });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  }
  expect(await dumpOf(context)).toEqual(before);
  const stranger = await given.user(context, 'rider');
  const forbidden = await call('POST', restorePath, { token: stranger.token, body: large });
  expect([forbidden.status, forbidden.body.detail]).toEqual([403, 'Admin access required']);
  const confirmed = { ...large, password: admin.password };
  expect((await call('POST', restorePath, { token: admin.token, body: confirmed })).status).toBe(200);
});

test('a backup is sent compressed to a client that accepts it, and is the same file', async () => {
  const { admin, app } = await setUp();
  const read = (encoding: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/database/backup',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': encoding },
    });
  const [plain, packed] = [await read('identity'), await read('gzip')];
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
    undefined,
    'gzip',
  ]);
  expect(packed.headers['content-type']).toContain('application/json');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const tables = (text: string) => Object.keys(JSON.parse(text).backup_data.collections);
  expect(tables(gunzipSync(packed.rawPayload).toString())).toEqual(tables(plain.body));
});

test('a backup that the client gives up leaves nothing behind, and the next one is made', async () => {
  const { url, admin, call } = await setUp();
  const given = new AbortController();
  const answer = await fetch(`${url}/api/admin/database/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    signal: given.signal,
  });
  expect(answer.status).toBe(200);
  given.abort();
  const again = await call('POST', '/api/admin/database/backup', { token: admin.token, body: {} });
  expect(again.status).toBe(200);
});
