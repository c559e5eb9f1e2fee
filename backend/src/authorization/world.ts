import type { InjectOptions } from 'fastify';
import { createServer, type MobilityServer } from '../server.ts';
import type { Person } from '../testing/given-people.ts';
import * as people from '../testing/given-people.ts';

/** Who knocks. The other two have nothing to do with what the first two own. */
export const actors = [
  'rider',
  'otherRider',
  'driver',
  'otherDriver',
  'admin',
  'lockedUser',
  'signedOut',
] as const;
export type Actor = (typeof actors)[number];

type Answer = { status: number; body: { detail?: unknown; code?: unknown } | null; text: string };
export type World = {
  server: MobilityServer;
  people: Record<Exclude<Actor, 'signedOut'>, Person>;
  call(actor: Actor, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Sends a body as it is, be it JSON or not. */
  send(actor: Actor, method: string, path: string, body?: string, key?: string): Promise<Answer>;
};

/** A server with nobody on it. */
export const emptyServer = (): Promise<MobilityServer> => createServer({ requestsPerMinute: 1_000_000 });

/** A server with one person of each kind. Close it at the end. */
export const createWorld = async (): Promise<World> => peopled(await emptyServer());

/** One new person of each kind on a server. */
export const peopled = async (server: MobilityServer): Promise<World> => {
  const { context } = server;
  const cast = {
    rider: await people.user(context, 'rider', { name: 'Owning Rider', balance: 100 }),
    otherRider: await people.user(context, 'rider', { name: 'Other Rider', balance: 100 }),
    driver: await people.approvedDriver(context, { name: 'Owning Driver' }),
    otherDriver: await people.approvedDriver(context, { name: 'Other Driver', at: farAway }),
    admin: await people.user(context, 'admin', { name: 'The Admin' }),
    lockedUser: await people.lockedUser(context),
  };
  const send: World['send'] = async (actor, method, url, payload, key) => {
    const headers = {
      ...(actor === 'signedOut' ? {} : { authorization: `Bearer ${cast[actor].token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    // The one seam: the method comes from the contract as text.
    const { statusCode, payload: text } = await server.app.inject({
      method,
      url,
      headers,
      payload,
    } as InjectOptions);
    return { status: statusCode, body: text ? JSON.parse(text) : null, text };
  };
  return {
    server,
    people: cast,
    send,
    call: (actor, method, url, body) =>
      send(actor, method, url, body === undefined || typeof body === 'string' ? body : JSON.stringify(body)),
  };
};

// Out of the reach of the rides that are booked at City Hall.
const farAway = { latitude: 40.7128, longitude: -74.006 };
