import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { type Running, startServer } from '../testing/start-server.ts';
import type { KeyRing } from './key-ring.ts';
import { createTokens } from './tokens.ts';

const keyOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const [former, next] = [keyOf(1), keyOf(2)];

/** Starts the same installation with other keys, once the one before has stopped. */
const restarter = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'key-ring-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let running: Running | null = null;
  return async (tokenKey: string): Promise<Running> => {
    await running?.close();
    running = await startServer({ dataDir, tokenKey });
    return running;
  };
};

test('keys are rotated without signing anybody out: a new key is accepted, then signs, then is the only one', async () => {
  const restart = restarter();
  const before = await restart(former);
  const session = await before.signUp();
  const me = (server: Running, token: string) =>
    server.call('GET', '/api/auth/me', { token }).then(({ status }) => status);

  const accepting = await restart(`${former},${next}`);
  expect(await me(accepting, session.access_token)).toBe(200);

  const signing = await restart(`${next},${former}`);
  expect(await me(signing, session.access_token)).toBe(200);
  const renewed = await signing.call<{ access_token: string }>('POST', '/api/auth/refresh', {
    token: session.access_token,
  });
  const { access_token: token } = renewed.body;
  expect(decodeProtectedHeader(token).kid).not.toBe(decodeProtectedHeader(session.access_token).kid);
  // An instance that only accepts the new key yet reads tokens that it signed.
  expect(await me(await restart(`${former},${next}`), token)).toBe(200);

  const rotated = await restart(next);
  expect(await me(rotated, token)).toBe(200);
  expect(await me(rotated, session.access_token)).toBe(401);
});

test('a token of a release that named no key is read with every key of the ring', async () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const token = await new SignJWT({ sid: 's', role: 'rider' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('mobility')
    .setSubject('u')
    .setJti('t')
    .setExpirationTime('1h')
    .sign(one);
  const kindWith = async (keys: KeyRing) =>
    (await createTokens({ keys, life: 60_000, now: Date.now }).read(token)).kind;
  expect([await kindWith([one, other]), await kindWith([other, one]), await kindWith([other])]).toEqual([
    'valid',
    'valid',
    'invalid',
  ]);
});
