import type { InjectOptions } from 'fastify';
import { createServer, type MobilityServer } from '../server.ts';
import * as people from '../testing/given/given-people.ts';
import type { Person } from '../testing/person.ts';

/** The callers of the matrix. The two other users own nothing of the first two. */
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
  /** Sends a body unchanged, also if it is not JSON. */
  send(actor: Actor, method: string, path: string, body?: string, key?: string): Promise<Answer>;
};

/** A server without users. */
export const emptyServer = (now = Date.now): Promise<MobilityServer> =>
  createServer({ requestsPerMinute: 1_000_000, now });

/** A server with one user of each kind. Close it at the end. */
export const createWorld = async (): Promise<World> => peopled(await emptyServer());

/** Creates one new user of each kind on a server. */
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
    // The method comes from the contract as text. This is the only cast.
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

// Out of range of the rides that start at City Hall.
const farAway = { latitude: 40.7128, longitude: -74.006 };
