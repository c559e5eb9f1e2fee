import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { Refusal } from './domain/refusal.ts';
import { clientAddressBy } from './http/limits/client-address.ts';
import { hangUp, hangUpWith } from './http/raw-errors.ts';
import { createLiveChannel } from './live/channel.ts';
import type { Heartbeat } from './live/heartbeat.ts';
import type { Sockets } from './live/sockets.ts';

type Options = {
  sockets: Sockets;
  heartbeat: Heartbeat;
  /** Counts a handshake of an address, or throws the answer to one too many. */
  countAddress(address: string): void;
};

/**
 * Serves the live channel. Its handshakes do not pass through the routes and hooks, which would cost more than all the
 * rest of a handshake; what of them applies, the limit of the address, is checked here.
 */
export const serveLiveChannel = (
  app: FastifyInstance,
  context: Context,
  { sockets, heartbeat, countAddress }: Options,
): void => {
  const { config, newId } = context;
  const addressOf = clientAddressBy(config.trustProxy);
  const channel = createLiveChannel({
    context,
    sockets,
    heartbeat,
    refuse: (wire, status) => hangUp(wire, status, newId()),
  });
  app.server.on('upgrade', (request, wire, head) => {
    // Node removes its own listener before this event.
    wire.on('error', () => wire.destroy());
    try {
      countAddress(addressOf(request));
    } catch (error) {
      return hangUpWith(wire, error, newId());
    }
    channel.upgrade(request, wire, head);
  });
  // A page of this address is not there: it has nothing but the channel.
  app.get('/ws/:userId', () => {
    throw new Refusal('not_found', 'Not found');
  });
  app.addHook('preClose', () => channel.close());
};
