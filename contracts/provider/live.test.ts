import { createServer } from '@mobility/backend';
import { given, type Person } from '@mobility/backend/testing';
import type { LiveMessage } from '@mobility/openapi';
import { type LiveChannelHandlers, openLiveChannel } from '@mobility/sdk/live';
import { afterEach, expect, it, vi } from 'vitest';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const startServer = async () => {
  const server = await createServer({ jobInterval: 0, logLevel: 'silent', closeStagger: 0 });
  closers.push(() => server.close());
  const { port } = await server.listen();
  return { context: server.context, wsBase: `ws://127.0.0.1:${port}` };
};

/** Opens the SDK's live channel as this user and sends the handshake of the protocol. */
const connect = async (wsBase: string, { id, role, token }: Person, as = id) => {
  const received: LiveMessage[] = [];
  const handlers = {
    onOpen: vi.fn(),
    onError: vi.fn(),
    onClose: vi.fn<LiveChannelHandlers['onClose']>(),
    onMessage: (message: LiveMessage) => received.push(message),
  };
  const open = openLiveChannel({ wsBase, tokens: { read: () => token } });
  const channel = open({ userId: as, role }, handlers);
  closers.push(() => channel.close(1000));
  await expect.poll(() => handlers.onOpen).toHaveBeenCalled();
  channel.send({ type: 'connection_established', user_id: as, user_type: role });
  channel.send({ type: 'connection_ready', user_id: as });
  return { channel, handlers, typesOf: () => received.map(({ type }) => type) };
};

it('the server acknowledges the client, sends the driver a ride_request and the rider a ride_accepted', async () => {
  const { context, wsBase } = await startServer();
  const driver = await given.approvedDriver(context);
  const rider = await given.user(context, 'rider');
  const live = { driver: await connect(wsBase, driver), rider: await connect(wsBase, rider) };
  await expect.poll(live.driver.typesOf).toContain('connection_ready_ack');
  await expect.poll(live.rider.typesOf).toContain('connection_ready_ack');
  await given.acceptedRide(context, { rider, driver });
  await expect.poll(live.driver.typesOf).toContain('ride_request');
  await expect.poll(live.rider.typesOf).toContain('ride_accepted');
  expect(live.rider.typesOf()).not.toContain('ride_request');
});

it.each([
  ['a worthless token', (person: Person) => ({ ...person, token: 'worthless' }), undefined],
  ["somebody else's id", (person: Person) => person, 'somebody-else'],
])('the server closes with 1008 on %s', async (_, change, as) => {
  const { context, wsBase } = await startServer();
  const person = change(await given.user(context, 'rider'));
  const { handlers } = await connect(wsBase, person, as);
  await expect.poll(() => handlers.onClose).toHaveBeenCalledWith({ code: 1008, reason: 'Invalid token' });
});
