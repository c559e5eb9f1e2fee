import { setTimeout as wait } from 'node:timers/promises';
import type { Session, SocketTicket } from '@mobility/openapi';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '../domain/limits.ts';
import { rideStarted } from '../domain/messages/live-messages.ts';
import { enqueue } from '../store/outbox.ts';
import { openReadySocket, openSocket } from '../testing/open-socket.ts';
import { onPostgres } from '../testing/place.ts';
import { type Running, startServer } from '../testing/start-server.ts';

const address = ({ url }: Running, { user, access_token }: Session, more = '') =>
  `${url}/ws/${user.id}?token=${access_token}${more}`;

/** Queues this many messages for a user, connected or not. */
const tell = async ({ context }: Running, userId: string, count: number) => {
  const { store, now, newId, hub } = context;
  await store.transaction(async (db) => {
    for (let ride = 1; ride <= count; ride++)
      await enqueue({ db, now: now(), newId, requestId: null }, userId, rideStarted({ ride_id: `r${ride}` }));
  });
  hub.wake();
};
const epochOf = async ({ context }: Running) =>
  (
    await context.store.read
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'epoch')
      .executeTakeFirstOrThrow()
  ).value;

const resumeClient = async (server: Running, session: Session, since: number, epoch?: string) => {
  const query = `&last_seq=${since}&epoch=${epoch ?? (await epochOf(server))}`;
  const client = await openSocket(address(server, session, query));
  client.send({ type: 'connection_ready', user_id: session.user.id });
  const resumed = await client.next('resumed');
  // What is replayed comes before `resumed`; a push that was still under way may follow it.
  const replayed = client.frames.slice(0, client.frames.indexOf(resumed));
  return { resumed, seqs: replayed.flatMap(({ type, seq }) => (type === 'ride_started' ? [seq] : [])) };
};

describe('a client that resumes', () => {
  it('a client that resumes gets the messages that it missed, and no others', async () => {
    const server = await startServer();
    const session = await server.signUp();
    await tell(server, session.user.id, 5);
    expect(await resumeClient(server, session, 2)).toEqual({
      resumed: { type: 'resumed', from: 3, to: 5, complete: true },
      seqs: [3, 4, 5],
    });
    expect(await resumeClient(server, session, 5)).toEqual({
      resumed: { type: 'resumed', from: 6, to: 5, complete: true },
      seqs: [],
    });
  });

  it('a resuming client is informed if some messages are no longer available', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const present = await openReadySocket(address(server, session));
    await tell(server, session.user.id, 3);
    for (let count = 0; count < 3; count++) await present.next('ride_started');
    const lost = { resumed: expect.objectContaining({ complete: false }), seqs: [] };
    expect(await resumeClient(server, session, 1, 'another-epoch')).toEqual(lost);
    expect(await resumeClient(server, session, 9)).toEqual(lost);
    await server.context.store.transaction((db) => db.deleteFrom('outbox').where('seq', '=', 2).execute());
    expect(await resumeClient(server, session, 1)).toEqual(lost);
    expect((await resumeClient(server, session, 2)).seqs).toEqual([3]);
  });

  it('a client that resumes gets at most a thousand messages', async () => {
    const server = await startServer();
    const session = await server.signUp();
    await tell(server, session.user.id, serverLimits.live.replayedAtMost + 1);
    expect((await resumeClient(server, session, 0)).resumed.complete).toBe(false);
    expect((await resumeClient(server, session, 1)).seqs).toHaveLength(serverLimits.live.replayedAtMost);
  });

  it.each(['&last_seq=-1&epoch=e', '&last_seq=1', '&last_seq=1e3&epoch=e', '&last_seq=1&last_seq=2&epoch=e'])(
    'a client with the invalid position %s is treated as a new client',
    async (query) => {
      const server = await startServer();
      const session = await server.signUp();
      const client = await openReadySocket(address(server, session, query));
      await tell(server, session.user.id, 1);
      await client.next('ride_started');
      expect(client.frames).toHaveLength(1);
    },
  );
});

describe('the additional frames', () => {
  it('a ping frame is answered', async () => {
    const server = await startServer();
    const client = await openReadySocket(address(server, await server.signUp()));
    client.send({ type: 'ping' });
    expect(await client.next('pong')).toEqual({ type: 'pong' });
  });

  it('a connection continues with a renewed token, also with one of a later session', async () => {
    const server = await startServer();
    const session = await server.signUp('rider', 'renewing@example.com');
    const client = await openReadySocket(address(server, session));
    const credentials = { email: 'renewing@example.com', password: 'correct horse' };
    const later = (await server.call<Session>('POST', '/api/auth/login', { body: credentials })).body;
    client.send({ type: 'auth_refresh', token: later.access_token });
    // No frame confirms a renewed token.
    await wait(3_000);
    await server.call('POST', '/api/auth/logout', { token: session.access_token });
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    await server.call('POST', '/api/auth/logout', { token: later.access_token });
    expect(await client.closed).toEqual([1000, 'Signed out']);
  });

  it("an invalid token and another user's token end the connection", async () => {
    const server = await startServer();
    const other = await server.signUp();
    for (const token of ['worthless', other.access_token]) {
      const client = await openReadySocket(address(server, await server.signUp()));
      client.send({ type: 'auth_refresh', token });
      expect(await client.closed).toEqual([1008, 'Invalid token']);
    }
  });
});

describe('a ticket for the live channel', () => {
  const ticketFor = async (server: Running, { access_token: token }: Session) =>
    (await server.call<SocketTicket>('POST', '/api/auth/ws-ticket', { token })).body.ticket;
  const withTicket = (server: Running, session: Session, ticket: string) =>
    address(server, { ...session, access_token: ticket });

  it('a ticket opens one channel, once', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const url = withTicket(server, session, await ticketFor(server, session));
    await openReadySocket(url);
    expect(await (await openSocket(url)).closed).toEqual([1008, 'Invalid token']);
  });

  it('a ticket is refused for another user, after 30 seconds, and after signing out', async () => {
    let time = Date.now();
    const server = await startServer({ now: () => time });
    const session = await server.signUp();
    const other = await server.signUp();
    const refused = async (url: string) => (await openSocket(url)).closed;
    const taken = await ticketFor(server, session);
    expect(await refused(withTicket(server, other, taken))).toEqual([1008, 'Invalid token']);
    const late = await ticketFor(server, session);
    time += 30_001;
    expect(await refused(withTicket(server, session, late))).toEqual([1008, 'Invalid token']);
    const orphan = await ticketFor(server, session);
    await server.call('POST', '/api/auth/logout', { token: session.access_token });
    expect(await refused(withTicket(server, session, orphan))).toEqual([1008, 'Invalid token']);
  });

  it.runIf(onPostgres())('a ticket is stored once it is used, and then only its hash', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const ticket = await ticketFor(server, session);
    const rows = () => server.context.store.read.selectFrom('socket_tickets').selectAll().execute();
    expect(await rows()).toEqual([]);
    await openReadySocket(withTicket(server, session, ticket));
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(ticket.slice(4));
  });

  it('of two connections that come with one ticket at once, one opens', async () => {
    const server = await startServer();
    const session = await server.signUp();
    const url = withTicket(server, session, await ticketFor(server, session));
    const clients = await Promise.all([openSocket(url), openSocket(url)]);
    const first = await Promise.race(clients.map(({ closed }) => closed));
    expect(first).toEqual([1008, 'Invalid token']);
    await wait(100);
    expect(clients.map(({ socket }) => socket.readyState).toSorted()).toEqual([1, 3]);
  });

  it('a ticket that was changed, or signed by another server, is refused', async () => {
    const [server, stranger] = [await startServer(), await startServer()];
    const session = await server.signUp();
    const ticket = await ticketFor(server, session);
    const later = ticket.replace(/_(\w)(\w+)_/, (_, first, rest) => `_${first === 'z' ? 'y' : 'z'}${rest}_`);
    const foreign = await ticketFor(stranger, await stranger.signUp());
    for (const wrong of [later, `${ticket.slice(0, -1)}!`, foreign])
      expect(await (await openSocket(withTicket(server, session, wrong))).closed).toEqual([
        1008,
        'Invalid token',
      ]);
  });
});
