import type { Session } from '@mobility/openapi';
import { onTestFinished } from 'vitest';
import { city } from '../city/index.ts';
import { createServer, type MobilityServer, type ServerOptions } from '../server.ts';
import { placeFor } from './place.ts';

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };
type Answer<Body> = { status: number; headers: Headers; body: Body };

/** A server on a free port that is stopped at the end of the test. */
export type Running = MobilityServer & {
  url: string;
  call<Body = Record<string, unknown>>(method: string, path: string, call?: Call): Promise<Answer<Body>>;
  /** Registers a new user and returns the session. */
  signUp(role?: 'rider' | 'driver', email?: string): Promise<Session>;
};

let people = 0;

/** Starts a server for one test. A string as the body is sent unchanged. */
export async function startServer(options: ServerOptions = {}): Promise<Running> {
  const server = await createServer({
    ...(options.demo ? { city } : {}),
    ...options,
    ...(options.databaseUrl ? {} : await placeFor(options.dataDir)),
  });
  onTestFinished(() => server.close());
  const { port } = await server.listen();
  const url = `http://127.0.0.1:${port}`;

  const call: Running['call'] = async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  };

  return {
    ...server,
    url,
    call,
    signUp: async (role = 'rider', email = `person${++people}@example.com`) => {
      const person = { email, password: 'correct horse', name: 'Robin', phone: '+1 415 555 0100', role };
      const { body, status } = await call<Session>('POST', '/api/auth/register', { body: person });
      if (status !== 201) throw new Error(`Registering ${email} answered ${status}`);
      return body;
    },
  };
}
