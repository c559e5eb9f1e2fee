import type { OperationId, Role } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { variants } from './variants.ts';
import type { Actor, World } from './world.ts';

type Source = { operationId: string; 'x-roles': string[] };
/** An operation and its request; `name` also distinguishes its variants. */
export type Operation = {
  id: OperationId;
  name: string;
  method: string;
  path: string;
  roles: string[];
  row: Row;
};

const isOperation = (id: string): id is OperationId => id in rows;

/** The operations of the contract, in its order. */
const sources = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries<Source>(methods).map(([method, source]) => ({ path, method: method.toUpperCase(), source })),
);

/** The operations of the contract without a row. */
export const without = (): string[] =>
  sources.map(({ source }) => source.operationId).filter((id) => !isOperation(id));

const named = (id: OperationId): { name: string; row: Row }[] => {
  const row = rows[id];
  return [
    ...(row ? [{ name: id, row }] : []),
    ...variants.filter(({ of }) => of === id).map(({ as, ...row }) => ({ name: `${id} ${as}`, row })),
  ];
};

/** Every operation and every variant. */
export const operations: Operation[] = sources.flatMap(({ path, method, source }) => {
  const id = source.operationId;
  if (!isOperation(id)) return [];
  return named(id).map((one) => ({ id, method, path, roles: source['x-roles'], ...one }));
});

const roles: Partial<Record<Actor, Role>> = {
  rider: 'rider',
  otherRider: 'rider',
  driver: 'driver',
  otherDriver: 'driver',
  admin: 'admin',
};

/**
 * The status for an actor who may not call the operation: signed out, locked, or of the wrong role. Null if the actor
 * may. Only a refresh tells a locked user why.
 */
export const refusalOf = ({ id, roles: allowed }: Operation, actor: Actor): 401 | 403 | null => {
  if (allowed.length === 0) return null;
  if (actor === 'lockedUser') return id === 'refreshSession' ? 403 : 401;
  if (actor === 'signedOut') return 401;
  return allowed.includes(roles[actor] ?? '') ? null : 403;
};

/** Whether only admins may call the operation. */
export const isAdmins = ({ roles: allowed }: Operation): boolean =>
  allowed.length === 1 && allowed[0] === 'admin';

/** The body that this actor sends for the object. */
export const bodyFor = ({ body }: Row, id: string, actor: Actor): unknown =>
  typeof body === 'function' ? body(id, actor) : body;

/** Calls the operation for the object. */
export const callAs = (world: World, { method, path, row }: Operation, actor: Actor, id: string) =>
  world.call(actor, method, path.replace(/\{\w+\}/, id), bodyFor(row, id, actor));
