import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '../domain/limits.ts';
import { adminMessage, rideStarted } from '../domain/messages/live-messages.ts';
import { enqueue } from '../store/outbox.ts';
import { openReadySocket, openSocket } from '../testing/open-socket.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const address = ({ url }: Running, { user, access_token }: Session) =>
  `${url}/ws/${user.id}?token=${access_token}`;

/** Sends a message to a user through the outbox, as the domain does. */
const send = async ({ context }: Running, userId: string, message: Parameters<typeof enqueue>[2]) => {
  const { store, now, newId, hub } = context;
  await store.transaction((db) => enqueue({ db, now: now(), newId, requestId: null }, userId, message));
  hub.wake();
};
const tell = (server: Running, userId: string, rideId: string) =>
  send(server, userId, rideStarted({ ride_id: rideId }));

describe('the handshake of a live connection', () => {
  it('the handshake acknowledges with protocol, features, seq and epoch', async () => {
    const server = await startServer();
    const session = await server.signUp();
    await tell(server, session.user.id, 'r1');
    const client = await openSocket(address(server, session));
    client.send({ type: 'connection_established', user_id: session.user.id, user_type: 'rider' });
    client.send({ type: 'connection_ready', user_id: session.user.id });
    expect(await client.next('connection_ready_ack')).toEqual({
      type: 'connection_ready_ack',
      protocol: 1,
      features: ['resume', 'ping', 'auth_refresh', 'driver_location', 'ride_updated', 'admin_event'],
      seq: 1,
      epoch: expect.any(String),
    });
    expect(server.context.hub.online(session.user.id)).toBe(true);
  });

  it('a frame that arrives together with the opening is not lost', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const client = await openSocket(address(server, session));
    client.send({ type: 'connection_ready', user_id: session.user.id });
    expect(await client.next('connection_ready_ack')).toMatchObject({ type: 'connection_ready_ack' });
  });

  it.each([
    ['no token', (url: string) => url.split('?')[0] ?? ''],
    ['an invalid token', (url: string) => url.replace(/token=.*/, 'token=abc')],
    ['the id of another user', (url: string) => url.replace(/ws\/\w+/, 'ws/somebody')],
  ])('a connection with %s is closed as invalid', async (_, change) => {
    const server = await startServer();
    const client = await openSocket(change(address(server, await server.signUp())));
    expect(await client.closed).toEqual([1008, 'Invalid token']);
  });

  it('a connection with an expired token is closed as expired', async () => {
    let time = Date.now();
    const server = await startServer({ now: () => time });
    const session = await server.signUp();
    time += serverLimits.auth.tokenLife + 1000;
    const client = await openSocket(address(server, session));
    expect(await client.closed).toEqual([1008, 'Token expired']);
  });

  it.each([
    ['https://evil.example', false],
    ['https://app.example', true],
    ['null', false],
  ])('whether a connection from the origin %s is allowed: %s', async (origin, allowed) => {
    const server = await startServer({ allowedOrigins: ['https://app.example'] });
    const session = await server.signUp();
    const client = await openSocket(address(server, session), { origin });
    if (!allowed) return expect(await client.closed).toEqual([1008, 'Origin not allowed']);
    client.send({ type: 'connection_ready', user_id: session.user.id });
    await client.next('connection_ready_ack');
  });

  it('a connection from the server’s own origin is allowed', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const client = await openSocket(address(server, session), { origin: server.url });
    client.send({ type: 'connection_ready', user_id: session.user.id });
    expect(await client.next('connection_ready_ack')).toMatchObject({ type: 'connection_ready_ack' });
  });
});

describe('an open live connection', () => {
  it('frames that are not in the contract are ignored', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const client = await openReadySocket(address(server, session));
    for (const frame of [
      '{',
      '[]',
      '"x"',
      '{"type":"ride_accepted"}',
      '{"type":"connection_ready","user_id":"other"}',
    ]) {
      client.send(frame);
    }
    client.send({ type: 'connection_ready', user_id: session.user.id });
    await client.next('connection_ready_ack');
    expect(client.frames).toHaveLength(1);
  });

  it('at most twenty frames a second are answered', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const client = await openReadySocket(address(server, session));
    const begun = performance.now();
    for (let times = 0; times < 2_000; times++)
      client.send({ type: 'connection_ready', user_id: session.user.id });
    await client.next('connection_ready_ack');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const seconds = Math.ceil((performance.now() - begun) / 1_000);
    // A span of this many seconds touches one more.
    expect(client.frames.length).toBeLessThanOrEqual(20 * (seconds + 1));
  });

  it('a frame that is too large closes the connection with 1009', async () => {
    const server = await startServer();
    const client = await openReadySocket(address(server, await server.signUp()));
    client.send(`"${'a'.repeat(17_000)}"`);
    expect((await client.closed)[0]).toBe(1009);
  });

  it('a protocol error of a peer logs no warning, but an error of the server is logged', async () => {
    const lines: Record<string, unknown>[] = [];
    const logDestination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const server = await startServer({ logLevel: 'debug', logDestination });
    const client = await openReadySocket(address(server, await server.signUp()));
    client.send(`"${'a'.repeat(17_000)}"`);
    await client.closed;
    const code = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';
    await expect.poll(() => lines.find((line) => line.code === code)).toMatchObject({ level: 20 });
    expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('stack');

    const session = await server.signUp();
    await server.context.store.close();
    expect((await (await openSocket(address(server, session))).closed)[0]).toBe(1006);
    expect(lines.filter(({ level }) => level === 50)).not.toEqual([]);
  });

  it('the eleventh connection of a user closes the oldest one', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const first = await openReadySocket(address(server, session));
    for (let more = 0; more < 10; more++) await openReadySocket(address(server, session));
    expect((await first.closed)[0]).toBe(1000);
  });

  it('signing out closes all connections of that session, and only those, with 1000', async () => {
    const server = await startServer();
    const session = await server.signUp('rider', 'tabs@example.com');
    const credentials = { email: 'tabs@example.com', password: 'correct horse' };
    const other = (await server.call<Session>('POST', '/api/auth/login', { body: credentials })).body;
    const [first, second, elsewhere] = [
      await openReadySocket(address(server, session)),
      await openReadySocket(address(server, session)),
      await openReadySocket(address(server, other)),
    ];
    await tell(server, session.user.id, 'r1');
    await Promise.all([first, second, elsewhere].map((client) => client.next('ride_started')));
    await server.call('POST', '/api/auth/logout', { token: session.access_token });
    expect([await first.closed, await second.closed]).toEqual(Array(2).fill([1000, 'Signed out']));
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN);
  });

  it('a connection that does not answer pings is terminated', async () => {
    const server = await startServer({ heartbeat: { every: 200, within: 5_000 } });
    const session = await server.signUp();
    const deaf = await openReadySocket(address(server, session), { autoPong: false });
    const alive = await openReadySocket(address(server, session));
    expect((await deaf.closed)[0]).toBe(1006);
    expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  });

  it('a connection ends with its session, but survives the renewal of its token', async () => {
    let time = Date.now();
    const server = await startServer({ now: () => time, heartbeat: { every: 200, within: 60_000 } });
    const [renewing, sleeping] = [await server.signUp(), await server.signUp()];
    const clients = [
      await openReadySocket(address(server, renewing)),
      await openReadySocket(address(server, sleeping)),
    ];
    time += serverLimits.auth.tokenLife / 2;
    await server.call('POST', '/api/auth/refresh', { token: renewing.access_token });
    time += serverLimits.auth.tokenLife / 2 + 1000;
    expect(await clients[1]?.closed).toEqual([1008, 'Token expired']);
    expect(clients[0]?.socket.readyState).toBe(1);
  });

  it('a connection that reads too slowly is closed with 1013', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const client = await openReadySocket(address(server, session));
    await tell(server, session.user.id, 'r1');
    await client.next('ride_started');
    client.socket.pause();
    // Until the buffers of the two sides are full.
    const long = adminMessage({ message: 'a'.repeat(500_000) });
    while (server.context.hub.online(session.user.id)) {
      await send(server, session.user.id, long);
      await wait(20);
    }
    client.socket.removeAllListeners('message');
    client.socket.resume();
    expect(await client.closed).toEqual([1013, 'Too slow']);
  });

  it('a stopping server closes its connections with 1012', async () => {
    const server = await startServer({ closeStagger: 100 });
    const clients = await Promise.all(
      Array.from({ length: 5 }, async () => openReadySocket(address(server, await server.signUp()))),
    );
    await server.close();
    const codes = await Promise.all(clients.map(({ closed }) => closed));
    expect(codes).toEqual(Array(5).fill([1012, 'Service restart']));
  });
});
