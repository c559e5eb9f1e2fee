import type { OperationId, Role, Session } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { expect, test } from 'vitest';
import { demoPassword } from '../../domain/demo-credentials.ts';
import { type Running, startServer } from '../../testing/start-server.ts';
import { demoAccounts } from './accounts.ts';

type Listed = { operationId: OperationId; 'x-roles': Role[] };

// The literal types of the JSON file are too wide for the contract's types. This is the only cast.
const paths = document.paths as unknown as Record<string, Record<string, Listed>>;
/** The read operations of the contract that need only a signed-in user. */
const readable = Object.entries(paths).flatMap(([path, { get }]) =>
  get && !path.includes('{') ? [{ path, ...get }] : [],
);
const rolesOf = ({ 'x-roles': roles }: Listed): Role[] =>
  roles.length > 0 ? roles : ['rider', 'driver', 'admin'];

const calls = readable.flatMap((operation) =>
  rolesOf(operation).map((role) => [role, operation.operationId, operation.path] as const),
);

const tokens = new Map<Role, string>();

// The simulation is off, because a tick would change the lists.
const started = async (): Promise<Running> => {
  const server = await startServer({ demo: true, demoCity: true, checkAnswers: true, jobInterval: 0 });
  for (const { email, role } of demoAccounts) {
    const body = { email, password: demoPassword };
    const session = await server.call<Session>('POST', '/api/auth/login', { body });
    tokens.set(role, session.body.access_token);
  }
  return server;
};

test('all lists match the contract for the three demo accounts', {
  timeout: 60_000,
}, async () => {
  expect(calls.length).toBeGreaterThan(40);
  const server = await started();
  const statuses = new Map<string, number>();
  for (const [role, operationId, path] of calls) {
    const { status } = await server.call('GET', path, { token: tokens.get(role) ?? '' });
    statuses.set(`${role} ${operationId}`, status);
  }
  const wrong = [...statuses].filter(([, status]) => status !== 200);
  // The simulation is off here.
  expect(wrong).toEqual([['admin getSimulation', 404]]);
});
