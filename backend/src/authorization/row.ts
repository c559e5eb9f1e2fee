import type { OperationId } from '@mobility/openapi';
import type { MakeOwned } from './objects.ts';
import type { Actor } from './world.ts';

/** What an operation answers to whom. Who may call at all is the contract's `x-roles`. */
export type Row = {
  /** What those get who may call it, and whose the object is. One status, or one for each of them. */
  own: number | Partial<Record<Actor, number>>;
  /** Makes the object that the path or the body names. */
  object?: MakeOwned;
  /** What others of the right role get for that object; whatever it is, nothing changes. */
  foreign?: 200 | 400 | 403 | 404 | 409;
  body?: unknown | ((id: string, actor: Actor) => unknown);
};

/** The rows of some operations. */
export type Rows = Partial<Record<OperationId, Row>>;

/** One more way to call an operation. */
export type Variant = Row & { of: OperationId; as: string };
