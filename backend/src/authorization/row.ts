import type { OperationId } from '@mobility/openapi';
import type { MakeOwned } from './objects.ts';
import type { Actor } from './world.ts';

/** The expected access to an operation. The roles are those of the contract's `x-roles`. */
export type Row = {
  /** The status for an actor of the right role who owns the object. One status, or one per actor. */
  own: number | Partial<Record<Actor, number>>;
  /** Creates the object that the path or the body names. */
  object?: MakeOwned;
  /** The status for other actors of the right role. Nothing changes in any case. */
  foreign?: 200 | 400 | 403 | 404 | 409;
  body?: unknown | ((id: string, actor: Actor) => unknown);
};

/** The rows of some operations. */
export type Rows = Partial<Record<OperationId, Row>>;

/** Another way to call an operation. */
export type Variant = Row & { of: OperationId; as: string };
